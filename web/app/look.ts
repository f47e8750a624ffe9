import type { Look } from '@shared/content/renderer.types';
import { productIds } from '@shared/questionnaire/product-ids';
import { sheetColours } from '@shared/sheets/data-sheets.types';
import { entriesOf, recordOf } from '@shared/words/records';

import { pages } from '@/navigation/pages';
import { builtLogo, builtPicture, builtPictureNames } from '@/navigation/pictures';
import { sharePictures } from '@/navigation/sharePictures';
import { languages } from '@/lib/locale';
import { pathToPreview, productPage } from '@/lib/paths';
import type { PageName } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { familyDrawings } from './familyDrawings';

const { hero, card, logo } = builtPictureNames;
const pathsTo = (page: PageName) => recordOf(languages.map((language) => [language, pathToPreview(language, page)]));

/** The look of the site for the pictures and sheets that the server makes. */
export const look: Look = {
  pictures: Object.fromEntries([
    ...[...card, ...hero].map((name) => [name, (builtPicture(name, 'hero') ?? builtPicture(name, 'card'))?.img.src]),
    ...logo.map((name) => [name, builtLogo(name)]),
  ]),
  sharedPages: [
    ...entriesOf(sharePictures).map(([page, picture]) => ({
      paths: pathsTo(page),
      page,
      heading: pages[page].heading,
      picture,
    })),
    ...productIds.map((family) => ({ paths: pathsTo(productPage(family)), family })),
  ],
  colours: recordOf(sheetColours.map((name) => [name, tokens.colour[name]])),
  drawings: familyDrawings,
};
