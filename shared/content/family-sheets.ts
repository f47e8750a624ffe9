import { productIds } from '../questionnaire/product-ids.js';
import type { ProductId } from '../questionnaire/product-ids.js';
import { productNames } from '../questionnaire/products.text.js';
import { pathToDataSheet } from '../sheets/addresses.js';
import { SHEET_PICTURE } from '../sheets/data-sheets.types.js';
import type { FamilySheet, SheetFigure, SheetPart, SheetRow } from '../sheets/data-sheets.types.js';
import type { Language, Localized } from '../words/localized.types.js';

import { viewer } from './content.js';
import type { Content } from './content.types.js';
import { documents } from './documents.js';
import { familyTexts } from './families.text.js';
import { familySheetTexts } from './family-sheets.text.js';
import { figuresOf } from './figures.js';
import type { FamilyDrawings } from './renderer.types.js';
import { productView } from './product-view.js';
import type { ProductView } from './product-view.js';

type Family = ProductView & { id: ProductId };

const PICTURE_SHAPE = SHEET_PICTURE.width / SHEET_PICTURE.height;

/** Every figure ends in its unit. */
function sheetFigures({ limits }: Family, language: Language): SheetFigure[] {
  return figuresOf(limits, language).map(({ value, ...figure }) => {
    const unitAt = value.lastIndexOf(' ');
    return { ...figure, value: value.slice(0, unitAt), unit: value.slice(unitAt + 1) };
  });
}

/** In one line: one below the other they would make all type of the page smaller. */
const askedPart = (names: readonly string[], language: Language): SheetPart => ({
  kind: 'list',
  title: familyTexts.setByOrder[language],
  items: [names.join(familyTexts.between[language])],
});

function limitParts(family: Family, language: Language): SheetPart[] {
  const figures = sheetFigures(family, language);
  const { setByOrder } = family;
  return [
    ...(figures.length > 0
      ? [{ kind: 'figures', title: familySheetTexts.figures[language], rows: figures } satisfies SheetPart]
      : []),
    ...(setByOrder ? [askedPart(setByOrder, language)] : []),
  ];
}

function specificationPart({ specification }: Family, language: Language): SheetPart {
  return {
    kind: 'table',
    title: familyTexts.specification[language],
    shares: [0.27, 0.73],
    rows: specification.map(({ label, value }) => [label, value]),
  };
}

/** Principle and advantages: side by side, if the drawing leaves room. */
function reasonRows({ advantages }: Family, language: Language, drawn?: Localized<SheetPart>): SheetRow[] {
  const points = (columns: 1 | 2): SheetPart => ({
    kind: 'points',
    title: familyTexts.advantages[language],
    columns,
    points: advantages.map(({ title, detail }) => ({ label: title, text: detail })),
  });
  const part = drawn?.[language];
  if (!part) return [[{ share: 1, parts: [points(2)] }]];
  if (part.kind === 'drawings' && part.drawings.length > 1)
    return [[{ share: 1, parts: [part] }], [{ share: 1, parts: [points(2)] }]];
  return [
    [
      { share: 1, parts: [part] },
      { share: 1, parts: [points(1)] },
    ],
  ];
}

function sheetOf(content: Content, language: Language, family: Family, drawn?: Localized<SheetPart>): FamilySheet {
  const text = <T>(words: Localized<T>) => words[language];
  const { id, summary, limits, applications, customers, choosing } = family;
  const name = text(productNames[id]);
  const uses: SheetPart = { kind: 'list', title: text(familyTexts.applications), items: applications };
  const users: SheetPart[] = customers ? [{ kind: 'list', title: text(familyTexts.customers), items: customers }] : [];
  return {
    id,
    path: pathToDataSheet(language, id),
    picture: content[id].pictures[0]?.picture.picture ?? '',
    fileName: text(familySheetTexts.fileName)(name),
    sheet: {
      language,
      kind: text(familySheetTexts.kind),
      title: name,
      lead: summary,
      rows: [
        [
          { share: 58, parts: [...limitParts(family, language), specificationPart(family, language), ...users] },
          { share: 42, parts: [{ kind: 'picture', shape: PICTURE_SHAPE }, uses] },
        ],
        ...reasonRows(family, language, drawn),
        [{ share: 1, parts: [{ kind: 'words', title: text(familyTexts.choosing), text: choosing }] }],
      ],
      link: { label: text(familySheetTexts.page), path: `/${language}${documents[id].path}` },
      remark: text(limits.pressure && limits.temperature ? familySheetTexts.limitsRemark : familySheetTexts.remark),
    },
  };
}

/** Each family's sheet in a language. */
export function familySheets(content: Content, language: Language, drawings: FamilyDrawings): FamilySheet[] {
  const view = viewer(content, language);
  return productIds.map((id) =>
    sheetOf(content, language, { id, ...productView(id, view(id), language) }, drawings[id]),
  );
}
