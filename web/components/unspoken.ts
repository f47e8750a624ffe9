/** The `content` of signs that screen readers leave out, where the browser can tell them to. */
export const unspoken = (content: string) => [content, `${content} / ""`];
