/**
 * The `<font>` that stands in the place of a text, and the text of such a `<font>`. Translators of browsers (Chrome,
 * Papago) put one in the place of every text. React goes on changing and removing the text itself.
 */
const twins = new WeakMap<Node, ChildNode>();

/** Puts a text back into the place that a translator has taken from it. */
function putBack(node: Node | null): void {
  if (node instanceof Text) twins.get(node)?.replaceWith(node);
}

/** Has React find what a translator has moved; it would show the error page otherwise. */
function guardReact(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with their nodes below
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    putBack(child);
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    putBack(next);
    let place = next;
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, node, place);
    return node;
  };
}

/**
 * Lets translators and React work on the same page. A text that React changes comes back with its new words, which the
 * translator then translates. Nothing is done on a page that nobody translates.
 */
export function workBesideTranslators(): void {
  let isGuarded = false;
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      if (type === 'characterData' && !target.isConnected) putBack(target);
      for (const text of removedNodes) {
        if (!(text instanceof Text)) continue;
        const font = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node instanceof HTMLElement && node.tagName === 'FONT' && (twins.get(node) ?? text) === text,
        );
        if (!(font instanceof HTMLElement)) continue;
        twins.set(text, font).set(font, text);
        observer.observe(text, { characterData: true });
        if (!isGuarded) guardReact();
        isGuarded = true;
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
