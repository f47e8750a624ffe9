import createCache from '@emotion/cache';
import type { StylisPlugin } from '@emotion/cache';

/** Properties in use that a supported browser knows by their old name only. */
const oldNames = new Set(['mask-image', 'print-color-adjust', 'text-size-adjust', 'user-select']);

/** Emotion's own prefixes are for browsers that cannot read our scripts; they made every page heavier. */
const prefix: StylisPlugin = (element) => {
  const { type, props, value } = element;
  if (type === 'decl' && oldNames.has(String(props))) element.return = `-webkit-${value}${value}`;
};

/** The styles of one page view, or of one prerendered page. */
export const createStyleCache = () => createCache({ key: 'css', stylisPlugins: [prefix] });
