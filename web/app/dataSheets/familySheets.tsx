import { keysOf, recordOf } from '@server/common/records';
import type {
  FamilySheet,
  HeadOffice,
  Letterhead,
  SheetFigure,
  SheetPart,
  SheetRow,
} from '@server/data-sheets/data-sheets.types';
import { sheetColours } from '@server/data-sheets/data-sheets.types';

import { company, offices } from '@/content/company';
import { diagramTexts } from '@/content/products/diagrams';
import type { DiagramKind } from '@/content/products/diagrams';
import { figuresOf } from '@/content/products/figures';
import type { Product } from '@/content/products/product';
import { products } from '@/content/products/products';
import { dataSheetText, productsPageText } from '@/content/productsPage';
import { sharePictures } from '@/content/sharePictures';
import { languages } from '@/lib/locale';
import type { Language, Localized } from '@/lib/locale';
import { pathToCalculator, pathToDataSheet, pathToProduct, productPage } from '@/lib/paths';
import { BrazedDiagram } from '@/pages/products/diagrams/BrazedDiagram';
import { CounterFlowDiagram } from '@/pages/products/diagrams/CounterFlowDiagram';
import { SpiralDiagram } from '@/pages/products/diagrams/SpiralDiagram';
import { TemperatureDiagram } from '@/pages/products/diagrams/TemperatureDiagram';
import { tokens } from '@/theme/tokens';

import { drawingOf } from './drawingOf';

/** Width by height of the families' pictures. */
const PICTURE_SHAPE = 4 / 3;

/** Whose sheets they are. */
export const letterhead: Letterhead = {
  wordmark: company.wordmark,
  company: company.name,
  offices: recordOf(
    languages.map((language) => [
      language,
      offices.map(({ name, address, tel, fax, email }) =>
        [
          `${name[language]}: ${address[language]}`,
          `${dataSheetText.telephone[language]} ${tel}`,
          `${dataSheetText.fax[language]} ${fax}`,
          email,
        ].join(' · '),
      ),
    ]),
  ),
  colours: recordOf(sheetColours.map((name) => [name, tokens.colour[name]])),
};

const [office] = offices;
/** Whom suppliers ask. */
export const headOffice: HeadOffice = { name: office.name, tel: office.tel, email: office.email };

/** Where the conditions of a sheet are calculated. */
export const calculator: Localized = recordOf(languages.map((language) => [language, pathToCalculator(language)]));

function drawingsOf(kind: DiagramKind, language: Language) {
  const title = diagramTexts[kind].title[language];
  const spoken = <K extends string>(labels: Record<K, Localized>) =>
    recordOf(keysOf(labels).map((name) => [name, labels[name][language]]));
  switch (kind) {
    case 'counter-flow': {
      const labels = spoken(diagramTexts[kind].labels);
      return [
        drawingOf(<CounterFlowDiagram title={title} labels={labels} />),
        drawingOf(<TemperatureDiagram title={title} labels={labels} />),
      ];
    }
    case 'spiral':
      return [drawingOf(<SpiralDiagram title={title} labels={spoken(diagramTexts.spiral.labels)} />)];
    case 'brazed':
      return [drawingOf(<BrazedDiagram title={title} labels={spoken(diagramTexts.brazed.labels)} />)];
  }
}

/** Every figure ends in its unit. */
function sheetFigures({ limits }: Product, language: Language): SheetFigure[] {
  return figuresOf(limits).map(({ label, value, note }) => {
    const text = value[language];
    const unitAt = text.lastIndexOf(' ');
    return {
      label: label[language],
      value: text.slice(0, unitAt),
      unit: text.slice(unitAt + 1),
      note: note?.[language],
    };
  });
}

function limitParts(product: Product, language: Language): SheetPart[] {
  const figures = sheetFigures(product, language);
  const { setByOrder } = product;
  return [
    ...(figures.length > 0
      ? [{ kind: 'figures', title: dataSheetText.figures[language], rows: figures } satisfies SheetPart]
      : []),
    ...(setByOrder
      ? [
          {
            kind: 'list',
            title: productsPageText.setByOrder[language],
            items: setByOrder[language],
          } satisfies SheetPart,
        ]
      : []),
  ];
}

function specificationPart({ specification }: Product, language: Language): SheetPart {
  return {
    kind: 'table',
    title: productsPageText.specification[language],
    shares: [0.27, 0.73],
    rows: specification.map(({ label, value }) => [label[language], value[language]]),
  };
}

/** How it works and what speaks for it: beside each other, where the drawing leaves room for that. */
function reasonRows({ advantages, diagram }: Product, language: Language): SheetRow[] {
  const text = <T,>(words: Localized<T>) => words[language];
  const points = (columns: 1 | 2): SheetPart => ({
    kind: 'points',
    title: text(productsPageText.advantages),
    columns,
    points: advantages.map(({ title, detail }) => ({ label: text(title), text: text(detail) })),
  });
  if (!diagram) return [[{ share: 1, parts: [points(2)] }]];
  const drawings = drawingsOf(diagram, language);
  const { title, caption } = diagramTexts[diagram];
  const part: SheetPart = { kind: 'drawings', title: text(title), drawings, caption: text(caption) };
  if (drawings.length > 1) return [[{ share: 1, parts: [part] }], [{ share: 1, parts: [points(2)] }]];
  return [
    [
      { share: 1, parts: [part] },
      { share: 1, parts: [points(1)] },
    ],
  ];
}

function sheetOf(product: Product, language: Language): FamilySheet {
  const text = <T,>(words: Localized<T>) => words[language];
  const { id, name, summary, limits, applications, customers, choosing } = product;
  const uses: SheetPart = { kind: 'list', title: text(productsPageText.applications), items: text(applications) };
  const users: SheetPart[] = customers
    ? [{ kind: 'list', title: text(productsPageText.customers), items: text(customers) }]
    : [];
  return {
    id,
    path: pathToDataSheet(language, id),
    picture: sharePictures[productPage(id)],
    fileName: text(dataSheetText.fileName)(text(name)),
    sheet: {
      language,
      kind: text(dataSheetText.kind),
      title: text(name),
      lead: text(summary),
      rows: [
        [
          { share: 58, parts: [...limitParts(product, language), specificationPart(product, language), ...users] },
          { share: 42, parts: [{ kind: 'picture', shape: PICTURE_SHAPE }, uses] },
        ],
        ...reasonRows(product, language),
        [{ share: 1, parts: [{ kind: 'words', title: text(productsPageText.choosing), text: text(choosing) }] }],
      ],
      link: { label: text(dataSheetText.page), path: pathToProduct(language, id) },
      remark: text(limits.pressure && limits.temperature ? dataSheetText.limitsRemark : dataSheetText.remark),
    },
  };
}

/** Each family's sheet in both languages. */
export const familySheets: FamilySheet[] = languages.flatMap((language) =>
  products.map((product) => sheetOf(product, language)),
);
