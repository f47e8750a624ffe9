import type { Language } from '../../../shared/words/localized.types.js';
import type { Sheets } from '../../print/sheets/built-sheets.js';
import type { PrintableSheet } from '../../print/sheets/data-sheets.service.js';
import { CALCULATOR } from '../../../shared/sheets/addresses.js';
import type { FamilySheet, SheetPart } from '../../../shared/sheets/data-sheets.types.js';

import { sheetTexts } from './texts/sheets.text.js';

type FamilyId = 'heat-exchanger' | 'brazing-heat-exchanger' | 'closed-expansion-tank' | 'expansion-separator';

/** A family's data sheet, or a sheet of the samples. */
export type SampleSheet = FamilyId | keyof typeof sheetTexts;

/** Throws if the build has no such family. */
export function printable(name: SampleSheet, language: Language, built: Sheets): PrintableSheet {
  const families = built.families.filter((family) => family.sheet.language === language);
  switch (name) {
    case 'limits':
      return limitsSheet(families, language);
    case 'gaskets':
      return gasketSheet(familyIn(families, 'heat-exchanger'), language);
    case 'stainless':
      return stainlessSheet(familyIn(families, 'heat-exchanger'), language);
    default:
      return familyIn(families, name);
  }
}

function familyIn(families: readonly FamilySheet[], id: FamilyId): FamilySheet {
  const family = families.find((each) => each.id === id);
  if (!family) throw new Error(`The build has no data sheet of ${id}.`);
  return family;
}

/** The part of a kind that a family's sheet has, if it has one. */
function partOf<Kind extends SheetPart['kind']>({ sheet }: FamilySheet, kind: Kind) {
  const parts = sheet.rows.flatMap((row) => row.flatMap((column) => column.parts));
  return parts.find((part): part is Extract<SheetPart, { kind: Kind }> => part.kind === kind);
}

/** Sheet of each family's stated limits, in the words of its own sheet. */
function limitsSheet(families: readonly FamilySheet[], language: Language): PrintableSheet {
  const texts = sheetTexts.limits;
  const given = families.flatMap((family) => {
    const figures = partOf(family, 'figures');
    return figures ? [{ family, figures }] : [];
  });
  const heading = given[0]?.figures.title ?? '';
  const toOrder = families.filter((family) => !partOf(family, 'figures'));
  const rows = given.map(({ family, figures }) => [
    family.sheet.title,
    figures.rows
      .map(({ label, value, unit, note }) => `${label} ${value} ${unit}${note ? ` (${note})` : ''}`)
      .join(' · '),
  ]);
  const points = toOrder.map((family) => ({
    label: family.sheet.title,
    text: partOf(family, 'list')?.items.join(', ') ?? '',
  }));
  const { remark } = familyIn(families, 'heat-exchanger').sheet;
  return {
    fileName: texts.fileName[language],
    sheet: {
      language,
      kind: texts.kind[language],
      title: texts.title[language],
      lead: texts.lead[language],
      rows: [
        [
          {
            share: 1,
            parts: [
              {
                kind: 'table',
                title: heading,
                shares: [0.26, 0.74],
                rows,
              },
              { kind: 'points', title: texts.toOrder[language], columns: 2, points },
            ],
          },
        ],
      ],
      link: { label: texts.calculator[language], path: `/${language}${CALCULATOR.path}#${CALCULATOR.section}` },
      remark,
    },
  };
}

/** Materials as the family's own sheet names them. */
function gasketSheet(family: FamilySheet, language: Language): PrintableSheet {
  const texts = sheetTexts.gaskets;
  const specification = partOf(family, 'table');
  const materials: SheetPart[] = specification
    ? [{ ...specification, title: texts.materials[language], rows: specification.rows.slice(0, 3) }]
    : [];
  const photo = partOf(family, 'picture');
  const points = texts.labels[language].map((label, index) => ({ label, text: texts.texts[language][index] ?? '' }));
  return {
    fileName: texts.fileName[language],
    picture: family.picture,
    sheet: {
      language,
      kind: texts.kind[language],
      title: texts.title[language],
      lead: texts.lead[language],
      rows: [
        [
          { share: 58, parts: materials },
          { share: 42, parts: photo ? [photo] : [] },
        ],
        [
          {
            share: 1,
            parts: [
              { kind: 'list', title: texts.before[language], items: texts.beforeItems[language] },
              { kind: 'points', title: texts.steps[language], columns: 2, points },
              { kind: 'words', title: texts.after[language], text: texts.afterText[language] },
            ],
          },
        ],
      ],
      link: family.sheet.link,
      remark: texts.remark[language],
    },
  };
}

function stainlessSheet(family: FamilySheet, language: Language): PrintableSheet {
  const texts = sheetTexts.stainless;
  const rows = texts.rows[language].map((label, index) => [label, texts.values[language][index] ?? '']);
  return {
    fileName: texts.fileName[language],
    sheet: {
      language,
      kind: texts.kind[language],
      title: texts.title[language],
      lead: texts.lead[language],
      rows: [
        [
          {
            share: 1,
            parts: [
              { kind: 'table', title: texts.requirements[language], shares: [0.27, 0.73], rows },
              { kind: 'list', title: texts.inspection[language], items: texts.inspectionItems[language] },
            ],
          },
        ],
      ],
      link: family.sheet.link,
      remark: texts.remark[language],
    },
  };
}
