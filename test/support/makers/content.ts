import type { Language } from '../../../shared/words/localized.types.js';
import { defaultContent } from '../../../server/site/defaults.js';
import type { Content } from '../../../shared/content/content.types.js';
import { siteViews } from '../../../shared/content/views.js';
import type { SiteViews } from '../../../shared/content/views.js';

/** For component tests: what the site says with this content, or as it comes. Sizes of pictures are made by the build; each has one file here. */
export const testContent = (language: Language, content: Content = defaultContent): SiteViews =>
  siteViews(content, language, {
    pictureOf: (name) => ({ sources: {}, img: { src: `/${name}.webp`, w: 4, h: 3 } }),
    logoOf: (name) => `/${name}.svg`,
  });
