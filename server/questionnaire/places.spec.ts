import { fields, rows } from './fields.js';
import { fieldNames, rowNames } from './fields.text.js';
import { fieldsAt, filledRows, quoteFields, senderFields, sheetRows } from './places.js';

describe('the table', () => {
  it('puts every field in one place, where it is seen', () => {
    const inSheet = sheetRows.flatMap(({ hot, cold, unit }) => [hot, cold, ...(unit ? [unit] : [])]);
    const seen = [...senderFields, ...inSheet, ...fieldsAt('materials'), ...fieldsAt('remarks')];
    expect(seen.toSorted()).toEqual(quoteFields.toSorted());
  });

  it('names every field and every row', () => {
    expect(Object.keys(fieldNames)).toEqual(Object.keys(fields));
    expect(Object.keys(rowNames)).toEqual(Object.keys(rows));
  });

  it('has a unit for every row of numbers: one of several, or always the same', () => {
    for (const { name, unit, fixedUnit, isText } of sheetRows)
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
