import type { DrawingNode } from '@shared/calculation/drawing/drawing.types';
import { viewer } from '@shared/content/content';
import { familySheets } from '@shared/content/family-sheets';
import { figuresOf } from '@shared/content/figures';
import type { SheetPart } from '@shared/sheets/data-sheets.types';
import { defaultContent } from '@server/site/defaults';
import { productIds } from '@shared/questionnaire/product-ids';

import { languages } from '@/lib/locale';

import { familyDrawings } from './familyDrawings';

const sheets = languages.flatMap((language) => familySheets(defaultContent, language, familyDrawings));
const sheetAt = (path: string) => sheets.find((each) => each.path === path)?.sheet;
function partsAt<Kind extends SheetPart['kind']>(path: string, kind: Kind) {
  const parts = sheetAt(path)?.rows.flatMap((row) => row.flatMap((column) => column.parts)) ?? [];
  return parts.filter((part): part is Extract<SheetPart, { kind: Kind }> => part.kind === kind);
}
const namesOf = (nodes: readonly (DrawingNode | string)[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.name, ...namesOf(node.children ?? [])]));

describe('the sheets of the families', () => {
  it('are one for each family and language', () => {
    expect(sheets.map(({ path }) => path)).toEqual(
      languages.flatMap((language) => productIds.map((id) => `/data-sheets/${id}-${language}.pdf`)),
    );
  });

  it.each(productIds.flatMap((id) => languages.map((language) => ({ id, language }))))(
    'part number from unit, and have every figure of $id ($language)',
    ({ id, language }) => {
      const rows = partsAt(`/data-sheets/${id}-${language}.pdf`, 'figures').flatMap((part) => part.rows);
      const figures = figuresOf(viewer(defaultContent, language)(id).limits, language);
      expect(rows.map(({ value, unit }) => `${value} ${unit}`)).toEqual(figures.map(({ value }) => value));
      expect(rows.filter(({ unit }) => !/^(?:kg\/cm²|bar(?:\(g\))?|°C|℃|m²)$/.test(unit))).toEqual([]);
    },
  );

  it('have the drawings of the page, with its streams, words and clips', () => {
    const [works] = partsAt('/data-sheets/heat-exchanger-en.pdf', 'drawings');
    expect(works?.drawings.map(({ width, height }) => [width, height])).toEqual([
      [452, 276],
      [360, 276],
    ]);
    const nodes = works?.drawings[0]?.nodes ?? [];
    expect(nodes.at(-1)).toMatchObject({ name: 'text', attributes: { x: '2', fontSize: 15 }, children: ['Cold in'] });
    const [section] = partsAt('/data-sheets/brazing-heat-exchanger-ko.pdf', 'drawings');
    const names = new Set(namesOf(section?.drawings[0]?.nodes ?? []));
    expect(names).toEqual(new Set(['rect', 'path', 'circle', 'clipPath', 'g', 'text']));
    expect(partsAt('/data-sheets/ball-tank-en.pdf', 'drawings')).toEqual([]);
  });
});
