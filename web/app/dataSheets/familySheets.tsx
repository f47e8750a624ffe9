import { keysOf, recordOf } from '@shared/words/records';
import { SHEET_PICTURE } from '@shared/sheets/data-sheets.types';
import type { FamilySheet, SheetFigure, SheetPart, SheetRow } from '@shared/sheets/data-sheets.types';
import { productIds } from '@shared/questionnaire/product-ids';
import type { ProductId } from '@shared/questionnaire/product-ids';
import { productNames } from '@shared/questionnaire/products.text';
import type { SiteViews } from '@shared/content/views';

import type { Language, Localized } from '@/lib/locale';
import { pathToDataSheet, pathToProduct } from '@/lib/paths';
import { comparisonTexts } from '@/pages/products/comparison/comparison.text';
import { BrazedDiagram } from '@/pages/products/diagrams/BrazedDiagram';
import { CounterFlowDiagram } from '@/pages/products/diagrams/CounterFlowDiagram';
import { drawingTexts } from '@/pages/products/diagrams/diagrams.text';
import type { DiagramKind } from '@/pages/products/diagrams/diagrams.text';
import { familyDiagrams } from '@/pages/products/diagrams/familyDiagrams';
import { SpiralDiagram } from '@/pages/products/diagrams/SpiralDiagram';
import { TemperatureDiagram } from '@/pages/products/diagrams/TemperatureDiagram';
import { figuresOf } from '@/pages/products/figures';
import { productsTexts } from '@/pages/products/products.text';
import type { Family } from '@/pages/products/useFamilies';

import { dataSheetTexts } from './dataSheets.text';
import { drawingOf } from './drawingOf';

const PICTURE_SHAPE = SHEET_PICTURE.width / SHEET_PICTURE.height;

function drawingsOf(kind: DiagramKind, language: Language) {
  const title = drawingTexts[kind].title[language];
  const spoken = <K extends string>(labels: Record<K, Localized>) =>
    recordOf(keysOf(labels).map((name) => [name, labels[name][language]]));
  switch (kind) {
    case 'counter-flow': {
      const labels = spoken(drawingTexts[kind].labels);
      return [
        drawingOf(<CounterFlowDiagram title={title} labels={labels} />),
        drawingOf(<TemperatureDiagram title={title} labels={labels} />),
      ];
    }
    case 'spiral':
      return [drawingOf(<SpiralDiagram title={title} labels={spoken(drawingTexts.spiral.labels)} />)];
    case 'brazed':
      return [drawingOf(<BrazedDiagram title={title} labels={spoken(drawingTexts.brazed.labels)} />)];
  }
}

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
  title: productsTexts.setByOrder[language],
  items: [names.join(comparisonTexts.between[language])],
});

function limitParts(family: Family, language: Language): SheetPart[] {
  const figures = sheetFigures(family, language);
  const { setByOrder } = family;
  return [
    ...(figures.length > 0
      ? [{ kind: 'figures', title: dataSheetTexts.figures[language], rows: figures } satisfies SheetPart]
      : []),
    ...(setByOrder ? [askedPart(setByOrder, language)] : []),
  ];
}

function specificationPart({ specification }: Family, language: Language): SheetPart {
  return {
    kind: 'table',
    title: productsTexts.specification[language],
    shares: [0.27, 0.73],
    rows: specification.map(({ label, value }) => [label, value]),
  };
}

/** Principle and advantages: side by side, if the drawing leaves room. */
function reasonRows({ id, advantages }: Family, language: Language): SheetRow[] {
  const points = (columns: 1 | 2): SheetPart => ({
    kind: 'points',
    title: productsTexts.advantages[language],
    columns,
    points: advantages.map(({ title, detail }) => ({ label: title, text: detail })),
  });
  const diagram = familyDiagrams[id];
  if (!diagram) return [[{ share: 1, parts: [points(2)] }]];
  const drawings = drawingsOf(diagram, language);
  const { title, caption } = drawingTexts[diagram];
  const part: SheetPart = { kind: 'drawings', title: title[language], drawings, caption: caption[language] };
  if (drawings.length > 1) return [[{ share: 1, parts: [part] }], [{ share: 1, parts: [points(2)] }]];
  return [
    [
      { share: 1, parts: [part] },
      { share: 1, parts: [points(1)] },
    ],
  ];
}

function sheetOf(family: Family, language: Language, picture: string): FamilySheet {
  const text = <T,>(words: Localized<T>) => words[language];
  const { id, summary, limits, applications, customers, choosing } = family;
  const name = text(productNames[id]);
  const uses: SheetPart = { kind: 'list', title: text(productsTexts.applications), items: applications };
  const users: SheetPart[] = customers
    ? [{ kind: 'list', title: text(productsTexts.customers), items: customers }]
    : [];
  return {
    id,
    path: pathToDataSheet(language, id),
    picture,
    fileName: text(dataSheetTexts.fileName)(name),
    sheet: {
      language,
      kind: text(dataSheetTexts.kind),
      title: name,
      lead: summary,
      rows: [
        [
          { share: 58, parts: [...limitParts(family, language), specificationPart(family, language), ...users] },
          { share: 42, parts: [{ kind: 'picture', shape: PICTURE_SHAPE }, uses] },
        ],
        ...reasonRows(family, language),
        [{ share: 1, parts: [{ kind: 'words', title: text(productsTexts.choosing), text: choosing }] }],
      ],
      link: { label: text(dataSheetTexts.page), path: pathToProduct(language, id) },
      remark: text(limits.pressure && limits.temperature ? dataSheetTexts.limitsRemark : dataSheetTexts.remark),
    },
  };
}

/** Each family's sheet in a language; `pictureNames` are those of the pictures as they are stored. */
export const familySheetsOf = (
  views: SiteViews,
  language: Language,
  pictureNames: Record<ProductId, string>,
): FamilySheet[] => productIds.map((id) => sheetOf({ id, ...views[id] }, language, pictureNames[id]));
