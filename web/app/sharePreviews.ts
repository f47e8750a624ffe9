import { entriesOf } from '@server/common/records';

import { company } from '@/content/company';
import { descriptions } from '@/content/descriptions';
import { pages } from '@/content/pages';
import { sharePictures } from '@/content/sharePictures';
import { languages } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { pathToPreview } from '@/lib/paths';

/** What the preview of a shared page shows; `picture` is a file in web/images. */
export type SharePreview = {
  path: string;
  language: Language;
  wordmark: string;
  companyName: string;
  heading: string;
  description: string;
  picture: string;
};

/** The previews to draw: one for each public page and language. */
export const sharePreviews: SharePreview[] = languages.flatMap((language) =>
  entriesOf(sharePictures).map(([page, picture]) => ({
    path: pathToPreview(language, page),
    language,
    wordmark: company.wordmark,
    companyName: company.name[language],
    heading: pages[page].heading[language],
    description: descriptions[page][language],
    picture,
  })),
);
