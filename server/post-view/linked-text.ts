/** A piece of a text; one with an address is a link. */
export type TextPart = { text: string; href?: string };

/** Every repetition is bounded and begins where no run of its characters has begun before: the time is linear. */
const LINK = new RegExp(
  [
    // The address of a page, up to the first character that is not of ASCII: Korean particles follow without a blank.
    String.raw`(?<url>(?<![\w.@/])(?:https?:\/\/|www\.)[\w\-.~:/?#[\]@!$&'()*+,;=%]{3,2000})`,
    String.raw`(?<mail>(?<![\w.%+@-])[\w.%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![\w@-]))`,
    // Korean numbers with a prefix, numbers of companies without one, and numbers with a country's code.
    String.raw`(?<tel>(?<![\d\-.+(/])(?:\(0\d{1,2}\) ?\d{3,4}[-. ]\d{4}|0\d{1,2}([-. ])\d{3,4}\4\d{4}` +
      String.raw`|1(?:5(?:22|33|44|66|77|88|99)|6(?:44|61|66|68|70|88)|8(?:11|33|55|77))-\d{4}` +
      String.raw`|\+\d{1,3}[- ]\(?\d{1,4}\)?[- ]\d{3,4}[- ]\d{4})(?![\d-]|\.\d))`,
  ].join('|'),
  'g',
);

/** Whether the bracket at the end belongs to the address, e.g. `a_(b)`. */
const isOpened = (url: string) => url.split('(').length >= url.split(')').length;

/** What ends a sentence or a bracket around an address is none of it. */
function withoutEnd(url: string): string {
  let end = url.length;
  for (;;) {
    const last = url[end - 1] ?? '';
    const isEnd = '.,;:!?\'"*]'.includes(last) || (last === ')' && !isOpened(url.slice(0, end)));
    if (!isEnd) return url.slice(0, end);
    end -= 1;
  }
}

const telOf = (text: string) => `tel:${text.replaceAll(/[^\d+]/g, '')}`;

function linkOf(groups: Record<string, string | undefined>): Required<TextPart> | undefined {
  const { url, mail, tel } = groups;
  if (mail) return { text: mail, href: `mailto:${encodeURI(mail)}` };
  if (tel) return { text: tel, href: telOf(tel) };
  const text = withoutEnd(url ?? '');
  const href = text.startsWith('www.') ? `https://${text}` : text;
  return URL.canParse(href) ? { text, href } : undefined;
}

/** Finds the addresses of pages, mail addresses and telephone numbers in a text; nothing of it is lost. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { index, groups } of text.matchAll(LINK)) {
    const link = linkOf(groups ?? {});
    if (!link) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push(link);
    done = index + link.text.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}
