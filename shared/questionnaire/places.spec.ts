import { fields, rows } from './fields.js';
import { fieldNames, rowNames } from './fields.text.js';
import {
  askedSingleRows,
  fieldsAt,
  filledRows,
  quoteFields,
  rowOf,
  senderFields,
  sheetRows,
  shownParts,
  singleRows,
} from './places.js';

describe('the table', () => {
  it('puts every field in one place, where it is seen', () => {
    const inSheet = sheetRows.flatMap(({ hot, cold, unit }) => [hot, cold, ...(unit ? [unit] : [])]);
    const single = singleRows.flatMap(({ value, unit }) => [value, ...(unit ? [unit] : [])]);
    const seen = [...senderFields, ...inSheet, ...single, ...fieldsAt('materials'), ...fieldsAt('remarks')];
    expect(seen.toSorted()).toEqual(quoteFields.toSorted());
  });

  it('names every field and every row', () => {
    expect(Object.keys(fieldNames)).toEqual(Object.keys(fields));
    expect(Object.keys(rowNames)).toEqual(Object.keys(rows));
  });

  it.each([
    ['hotViscosity', '고온측 점도', 'Hot side viscosity', 'mPa·s'],
    ['coldConductivity', '저온측 열전도율', 'Cold side thermal conductivity', 'W/(m·K)'],
    ['coldFouling', '저온측 오염계수', 'Cold side fouling resistance', 'm²·K/W'],
    ['designMargin', '여유율', 'Margin', '%'],
  ] as const)('names %s in both languages, with one unit', (field, ko, en, fixedUnit) => {
    expect(fieldNames[field]).toEqual({ ko, en });
    expect(rowOf(field)).toMatchObject({ group: 'properties', fixedUnit });
  });

  it('has a unit for every row of numbers: one of several, or always the same', () => {
    for (const { name, unit, fixedUnit, isText } of [...sheetRows, ...singleRows])
      expect({ name, units: [unit, fixedUnit].filter(Boolean).length }).toEqual({ name, units: isText ? 0 : 1 });
  });
});

describe('filledRows', () => {
  it('leave out the properties of the fluids that nobody filled in', () => {
    const names = filledRows({ coldDensity: '1.02 kg/L' }).map(({ name }) => name);
    expect(names).toContain('density');
    expect(names).not.toContain('chloride');
    expect(names).toContain('designTemp');
  });
});

describe('askedSingleRows', () => {
  it('are those that the products ask for, and others that are filled in', () => {
    const names = askedSingleRows({ coilArea: '2.4' }, ['atm-tank']).map(({ name }) => name);
    expect(names).toEqual([
      'coilArea',
      'storedMedium',
      'tankVolume',
      'storedDensity',
      'tankPressure',
      'tankTemp',
      'roof',
      'wind',
      'earthquake',
      'soil',
      'fireRules',
    ]);
  });
});

describe('shownParts', () => {
  it('come in the order in which the products ask for them, the two sides once', () => {
    const { groups, sheet, materials } = shownParts({ heatDuty: '500' }, [
      'heat-exchanger',
      'compact-unit',
      'plate-coil',
    ]);
    expect(groups.map(({ group }) => group)).toEqual(['operating', 'load', 'coil']);
    expect(sheet).toHaveLength(7);
    expect(materials).toEqual(['plateMaterial', 'gasketMaterial']);
  });

  it('hold a margin and fouling only where they are filled in', () => {
    const parts = shownParts({ designMargin: '15', coldFouling: '0' }, ['heat-exchanger']);
    expect(parts.groups.map(({ group, rows: ofGroup }) => [group, ofGroup.map(({ name }) => name)])).toEqual([
      ['properties', ['designMargin']],
    ]);
    expect(parts.sheet.map(({ name }) => name)).toContain('fouling');
    expect(shownParts({}, ['heat-exchanger']).groups).toEqual([]);
  });

  it('hold the two sides and the materials of a tank only where something of them is filled in', () => {
    expect(shownParts({ flowUnit: 'm³/h' }, ['ball-tank'])).toMatchObject({ sheet: [], materials: [] });
    expect(shownParts({ coldDensity: '990' }, ['ball-tank']).sheet.map(({ name }) => name)).toContain('density');
    expect(shownParts({ gasketMaterial: 'EPDM' }, ['ball-tank']).materials).toHaveLength(2);
  });
});

describe('rowOf', () => {
  it('is the row that a field stands in, if it stands in one', () => {
    expect(rowOf('wind')).toMatchObject({ fixedUnit: 'm/s', isSingle: true });
    expect(rowOf('company')).toBeUndefined();
  });
});
