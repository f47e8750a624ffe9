/** A piece of a text; one with an address is a link. */
export type TextPart = { text: string; href?: string };

/** A kind of link: every repetition is bounded and begins where no run of its characters has begun: the time is linear. */
type Kind = { pattern: RegExp; linkOf: (text: string) => Required<TextPart> | undefined };

/** Up to the first character that is not of ASCII: Korean particles follow without a blank. */
const page: Kind = {
  pattern: /(?<![\w.@/])(?:https?:\/\/|www\.)[\w\-.~:/?#[\]@!$&'()*+,;=%]{3,2000}/g,
  linkOf: (found) => {
    const text = withoutEnd(found);
    const href = text.startsWith('www.') ? `https://${text}` : text;
    return URL.canParse(href) ? { text, href } : undefined;
  },
};

const mail: Kind = {
  pattern: /(?<![\w.%+@-])[\w.%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![\w@-])/g,
  linkOf: (text) => ({ text, href: `mailto:${encodeURI(text)}` }),
};

const telephone = (pattern: RegExp): Kind => ({
  pattern,
  linkOf: (text) => ({ text, href: `tel:${text.replaceAll(/[^\d+]/g, '')}` }),
});

/** In this order: an address may hold what looks like the next kind. */
const kinds: readonly Kind[] = [
  page,
  mail,
  telephone(/(?<![\d\-.+(/])\+\d{1,3}[- ]\(?\d{1,4}\)?[- ]\d{3,4}[- ]\d{4}(?![\d-]|\.\d)/g),
  telephone(/(?<![\d\-.+(/])(?:\(0\d{1,2}\) ?\d{3,4}[-. ]\d{4}|0\d{1,2}([-. ])\d{3,4}\1\d{4})(?![\d-]|\.\d)/g),
  // The numbers that companies have for the whole country; round ones such as 1600 and 1800 are mostly quantities.
  telephone(
    /(?<![\d\-.+(/])1(?:5(?:22|33|44|66|77|88|99)|6(?:44|61|66|68|70|88)|8(?:11|33|55|77))-\d{4}(?![\d-]|\.\d)/g,
  ),
];

/** A sign that ends a sentence or a bracket around an address is no part of it; a bracket opened in it is, e.g. `a_(b)`. */
function withoutEnd(url: string): string {
  let end = url.length;
  let unopened = url.split(')').length - url.split('(').length;
  for (;;) {
    const last = url[end - 1] ?? '';
    const isEnd = '.,;:!?\'"*]'.includes(last) || (last === ')' && unopened > 0);
    if (!isEnd) return url.slice(0, end);
    if (last === ')') unopened -= 1;
    end -= 1;
  }
}

/** A text with its links of one kind. */
function partsOf(text: string, { pattern, linkOf }: Kind): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { index, 0: found } of text.matchAll(pattern)) {
    const link = linkOf(found);
    if (!link) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push(link);
    done = index + link.text.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** Finds the addresses of pages, mail addresses and telephone numbers in a text; nothing of it is lost. */
export function linkedText(text: string): TextPart[] {
  const whole: TextPart[] = text ? [{ text }] : [];
  return kinds.reduce(
    (parts, kind) => parts.flatMap((part) => (part.href === undefined ? partsOf(part.text, kind) : part)),
    whole,
  );
}
