import createCache from '@emotion/cache';
import type { StylisElement } from '@emotion/cache';

/** Properties that Safari, or Chromium until some years ago, knows only by a prefixed name. */
const prefixed: ReadonlySet<unknown> = new Set(['user-select', 'text-size-adjust', 'print-color-adjust', 'mask-image']);

/** Instead of emotion's own, which writes the prefixes of browsers that cannot run the site's code. */
function prefix(element: StylisElement): void {
  if (element.type === 'decl' && prefixed.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
}

/** Stores the styles of a page; the browser names their classes as prerendering does. */
export const createStyleCache = () => createCache({ key: 'css', stylisPlugins: [prefix] });
