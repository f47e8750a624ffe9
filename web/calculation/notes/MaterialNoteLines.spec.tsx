/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import '@shared/calculation/fluids/every';
import type { AssessmentRequest } from '@shared/calculation/assessment.types';

import { MaterialNoteLines } from './MaterialNoteLines';
import type { MaterialField } from './MaterialNoteLines';

const units: AssessmentRequest = { flowUnit: 'm³/h', tempUnit: '°C', tempOutUnit: '°C', designTempUnit: '°C' };

let changes: AssessmentRequest[];
let focused: string[];

function show(field: MaterialField, values: AssessmentRequest, language = 'en') {
  cleanup();
  changes = [];
  focused = [];
  const { container } = render(
    <MemoryRouter initialEntries={[`/${language}/customer-support`]}>
      <MaterialNoteLines
        field={field}
        values={{ ...units, ...values }}
        change={(changed) => changes.push(changed)}
        focus={(name) => focused.push(name)}
      />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('p:not([role])')].map(({ textContent }) => textContent);
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('MaterialNoteLines', () => {
  afterEach(cleanup);

  it('tells what a gasket takes for good, for short and not at all', () => {
    expect(show('gasketMaterial', { gasketMaterial: 'EPDM' })).toEqual([
      'Continuous −25 to 150 °C, for short up to 170 °C. Not for mineral oil, fat, fuel',
    ]);
    expect(show('gasketMaterial', { gasketMaterial: 'PTFE' }, 'ko')).toEqual([
      '연속 최고 150 ℃. 피해야 할 조건: 잦은 온도 변화',
    ]);
    expect(buttons()).toEqual([]);
  });

  it('warns above the continuous temperature, more so above the peak, and changes to the next one by one click', async () => {
    expect(show('gasketMaterial', { gasketMaterial: 'NBR', hotDesignTemp: '115' })[1]).toMatch(
      /^Caution: 115 °C is above .* 110 °C/,
    );
    expect(show('gasketMaterial', { gasketMaterial: 'NBR', hotTempIn: '135' })[1]).toMatch(
      /^Warning: 135 °C is above .* 130 °C/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose EPDM instead' }));
    expect([changes, focused]).toEqual([[{ gasketMaterial: 'EPDM' }], ['gasketMaterial']]);
  });

  it('warns of a fluid that attacks the gasket', () => {
    const oil = { gasketMaterial: 'EPDM', hotFluidName: 'mineral oil', hotTempIn: '90' };
    expect(show('gasketMaterial', oil)[1]).toBe('Warning: EPDM gaskets do not withstand this fluid.');
    expect(buttons()).toEqual(['Choose NBR instead']);
  });

  it('offers to leave it undecided where no gasket suits', async () => {
    show('gasketMaterial', { gasketMaterial: 'VITON', hotDesignTemp: '260' });
    await userEvent.click(screen.getByRole('button', { name: 'Leave it open' }));
    expect(changes).toEqual([{ gasketMaterial: '' }]);
  });

  it('names what would suit while nothing is chosen', () => {
    expect(show('gasketMaterial', {})).toEqual([]);
    expect(show('gasketMaterial', { hotTempIn: '145' })).toEqual([
      'For this temperature and these fluids: EPDM, VITON, PTFE',
    ]);
    expect(show('plateMaterial', { coldFluidName: '해수' })).toEqual(['For these fluids we suggest Ti plates.']);
    expect(buttons()).toEqual(['Choose Ti']);
  });

  it('warns of seawater and chloride on plates, and calls 254 SMO by its name', () => {
    expect(show('plateMaterial', { plateMaterial: 'SM0254', coldFluidName: 'seawater' })).toEqual([
      'Please check: Seawater may corrode 254 SMO plates.',
    ]);
    expect(buttons()).toEqual(['Choose Ti instead']);
    const chloride = { plateMaterial: 'SS304', hotChloride: '100', hotTempIn: '60' };
    expect(show('plateMaterial', chloride)[0]).toMatch(/^Caution: Chloride of 100 ppm at 60 °C/);
    expect(buttons()).toEqual(['Choose SS316 instead']);
    expect(show('plateMaterial', { plateMaterial: 'Ti', coldFluidName: 'seawater' })).toEqual([]);
  });
});
