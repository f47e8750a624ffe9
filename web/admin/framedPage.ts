/** Styles of a page: as long as they are the same, its body alone is replaced. */
const looksOf = (page: Document) =>
  [...page.head.querySelectorAll('style, link[rel~="stylesheet"]')].map(({ outerHTML }) => outerHTML).join('\n');

/** Whatever stands in the page, nothing of it runs or is sent. No `sandbox` says so: in one without scripts Safari hears no click. */
const POLICY = "script-src 'none'; object-src 'none'; frame-src 'none'; form-action 'none'; base-uri 'none'";

/** A page that leads nowhere and runs nothing. */
function stillPage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Without scripts the letters come as they do for visitors without scripts.
  for (const styles of page.head.querySelectorAll('noscript')) styles.replaceWith(...styles.childNodes);
  for (const element of page.querySelectorAll('script, noscript, base, link[rel~="modulepreload"]')) element.remove();
  for (const link of page.querySelectorAll('a[href]')) link.removeAttribute('href');
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = POLICY;
  page.head.prepend(policy);
  return page;
}

/**
 * Shows a page in a frame. One that is there already is refreshed in place and stays where it was scrolled to.
 * `onShown` is called when the page is there; returns what gives up waiting for it.
 */
export function showPage(frame: HTMLIFrameElement, html: string, onShown: (page: Document) => void): () => void {
  const page = stillPage(html);
  const { contentDocument: shown, contentWindow: view } = frame;
  const { scrollX = 0, scrollY = 0 } = view ?? {};
  if (shown?.body.hasChildNodes() && looksOf(shown) === looksOf(page)) {
    shown.documentElement.lang = page.documentElement.lang;
    shown.body.className = page.body.className;
    shown.body.replaceChildren(...page.body.childNodes);
    view?.scrollTo(scrollX, scrollY);
    onShown(shown);
    return () => undefined;
  }
  const onLoad = () => {
    frame.contentWindow?.scrollTo(scrollX, scrollY);
    if (frame.contentDocument) onShown(frame.contentDocument);
  };
  frame.addEventListener('load', onLoad, { once: true });
  frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
  return () => frame.removeEventListener('load', onLoad);
}
