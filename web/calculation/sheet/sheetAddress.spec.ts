import * as fc from 'fast-check';

import { readQuantity } from '@shared/calculation/units/reading';
import { emptyQuote, technicalInputs } from '@shared/questionnaire/form';
import type { TechnicalValues } from '@shared/questionnaire/form';

import { pathToCalculator, pathToQuote } from '@/lib/paths';

import { choicesOf } from './materialChoices.text';
import { changesBy, valuesInQuery, valuesToName } from './sheetAddress';

const read = (query: string) => valuesInQuery(new URLSearchParams(query));
const line = fc.string({ unit: 'binary', maxLength: 90 }).filter((text) => !/\p{Cc}/u.test(text));
const possible = fc.record(
  Object.fromEntries(
    technicalInputs.map((input) => {
      const offered = input === 'fluidUnit' ? undefined : choicesOf(input)?.map(({ value }) => value);
      return [input, offered ? fc.constantFrom(...offered) : line];
    }),
  ),
  { requiredKeys: [] },
);

describe('valuesInQuery', () => {
  it('reads back whatever a link to the form names', () => {
    fc.assert(
      fc.property(possible, (values: TechnicalValues) => {
        const { search } = new URL(pathToQuote('ko', 'plate-coil', values), 'https://example.com');
        expect(read(search)).toEqual(values);
      }),
    );
  });

  it('empties what a whole sheet leaves out, and nothing where no value is named', () => {
    const sheet = read('product=plate-coil&sheet=whole&hotTempIn=115&tempUnit=°F');
    expect(sheet).toMatchObject({ hotTempIn: '115', tempUnit: '°F', coldTempIn: '', flowUnit: emptyQuote.flowUnit });
    expect(Object.keys(sheet).toSorted()).toEqual(technicalInputs.toSorted());
    expect(read('sheet=whole')).toEqual({});
  });

  it('takes nothing from hostile text but lines of known fields, no longer than the form allows', () => {
    const name = fc.oneof(fc.constantFrom(...Object.keys(emptyQuote), '__proto__', 'constructor'), fc.string());
    const pairs = fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 500, size: 'max' })));
    fc.assert(
      fc.property(pairs, (hostile) => {
        for (const [input, value] of Object.entries(valuesInQuery(new URLSearchParams(hostile)))) {
          expect(technicalInputs).toContain(input);
          expect(value.length).toBeLessThanOrEqual(200);
          expect(value).not.toMatch(/\p{Cc}|\p{Surrogate}/u);
        }
      }),
    );
  });

  it('takes no unit and no material that cannot be chosen, but any note beside the fluids', () => {
    expect(read('tempUnit=K&flowUnit=&plateMaterial=Gold&gasketMaterial=EPDM&fluidUnit=vol+%25')).toEqual({
      gasketMaterial: 'EPDM',
      fluidUnit: 'vol %',
    });
  });

  it('cuts a value at 200 characters, never within one', () => {
    expect(read(`hotFluidName=${'x'.repeat(199)}😀`)).toEqual({ hotFluidName: 'x'.repeat(199) });
  });
});

describe('valuesToName', () => {
  it('names nothing of an untouched sheet, nothing of the sender, and no blanks', () => {
    expect(valuesToName({ ...emptyQuote, company: 'Hanbit', hotTempIn: ' ' })).toEqual({});
  });

  it('names all that the calculator needs to show the same sheet again', () => {
    fc.assert(
      fc.property(possible, (typed: TechnicalValues) => {
        const sheet = { ...emptyQuote, ...typed };
        const { search } = new URL(pathToCalculator('en', valuesToName(sheet)), 'https://example.com');
        const blank = (text: string) => (text.trim() === '' ? '' : text);
        const shown = { ...emptyQuote, ...read(search) };
        expect(shown).toEqual(Object.fromEntries(Object.entries(sheet).map(([name, text]) => [name, blank(text)])));
      }),
    );
  });
});

describe('changesBy', () => {
  it('reads a number without a unit in the usual one', () => {
    const draft = { ...emptyQuote, flowUnit: 'kg/h' };
    expect(changesBy({ hotFlowRate: '25' }, draft)).toEqual({ hotFlowRate: '25', flowUnit: 'm³/h' });
  });

  it('leaves the other side’s number as much as it was', () => {
    const draft = { ...emptyQuote, flowUnit: 'kg/h', coldFlowRate: '5000', hotTempIn: '90' };
    const changes = changesBy({ hotFlowRate: '25', flowUnit: 'm³/h' }, draft);
    expect(changes).toEqual({ hotFlowRate: '25', flowUnit: 'm³/h', coldFlowRate: '5000 kg/h' });
    const units = ['flow_volume', 'flow_mass'] as const;
    expect(readQuantity('5000 kg/h', 'm³/h', units)).toEqual({
      ...readQuantity('5000', 'kg/h', units),
      isUnitTyped: true,
    });
  });

  it('adds no unit where one is typed, and touches nothing that is named', () => {
    const draft = { ...emptyQuote, flowUnit: 'kg/h', hotFlowRate: '25', coldFlowRate: '5 t/h' };
    const named = { hotFlowRate: '', flowUnit: 'm³/h' };
    expect(changesBy(named, draft)).toEqual(named);
  });
});
