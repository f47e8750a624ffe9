import { keysOf } from '@server/common/records';
import type { SharePreview } from '@server/rendering/renderer.types';

import { pages } from '@/content/pages';
import { sharePictures } from '@/content/sharePictures';
import type { SiteViews } from '@/content/views';
import type { Language } from '@/lib/locale';
import { pathToPreview } from '@/lib/paths';

import { descriptionOf } from './headOf';

/** The previews to draw of a language: one for each public page. */
export function sharePreviewsOf(views: SiteViews, language: Language): SharePreview[] {
  const { company, hero } = views;
  return keysOf(sharePictures).map((page) => ({
    path: pathToPreview(language, page),
    language,
    wordmark: company.wordmark,
    companyName: company.name,
    heading: page === 'home' ? hero.heading : pages[page].heading[language],
    description: descriptionOf(page, language, views),
    picture: sharePictures[page],
  }));
}
