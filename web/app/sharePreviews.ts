import { keysOf } from '@shared/words/records';
import type { SharePreview } from '@shared/content/drawn-pictures.types';
import { productIds } from '@shared/questionnaire/product-ids';
import type { SiteViews } from '@shared/content/views';

import { pages } from '@/navigation/pages';
import { builtPicture } from '@/navigation/pictures';
import { sharePictures } from '@/navigation/sharePictures';
import type { Language } from '@/lib/locale';
import { pathToPreview, productPage } from '@/lib/paths';
import type { PageName } from '@/lib/paths';

import { descriptionOf } from './headOf';

/** Previews in the pictures of a language's shared pages: one for each public page. */
export function sharePreviewsOf(views: SiteViews, language: Language): SharePreview[] {
  const { company, hero, familyPictures } = views;
  const previewOf = (page: PageName, picture: string): SharePreview => ({
    path: pathToPreview(language, page),
    wordmark: company.wordmark,
    companyName: company.name,
    heading: page === 'home' ? hero.heading : pages[page].heading[language],
    description: descriptionOf(page, language, views),
    picture,
  });
  return [
    ...keysOf(sharePictures).map((page) => previewOf(page, addressOf(sharePictures[page]))),
    ...productIds.map((id) => previewOf(productPage(id), familyPictures[id].picture.img.src)),
  ];
}

/** The address of the largest file of a picture that comes with the site. */
function addressOf(name: string): string {
  const picture = builtPicture(name, 'hero') ?? builtPicture(name, 'card');
  if (!picture) throw new Error(`There is no picture ${name}.`);
  return picture.img.src;
}
