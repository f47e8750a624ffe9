/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import '@shared/calculation/fluids/every';
import type { AssessmentRequest } from '@shared/calculation/assessment.types';

import { LiveResults } from './LiveResults';

const units: AssessmentRequest = { flowUnit: 'm³/h', tempUnit: '°C', tempOutUnit: '°C', designPressureUnit: 'bar' };
const five: AssessmentRequest = {
  ...units,
  hotFluidName: 'water',
  coldFluidName: 'water',
  hotFlowRate: '25',
  hotTempIn: '115',
  hotTempOut: '55',
  coldTempIn: '45',
  coldTempOut: '80',
};

/** All that plates need. */
const plated: AssessmentRequest = {
  ...units,
  hotFluidName: 'water',
  coldFluidName: 'water',
  heatDuty: '500 kW',
  hotTempIn: '80',
  hotTempOut: '60',
  coldTempIn: '50',
  coldTempOut: '70',
  pressureUnit: 'kPa',
  hotPressureDrop: '50',
  coldPressureDrop: '50',
};

let changes: AssessmentRequest[];
let focused: string[];
let asked: boolean[];

function show(values: AssessmentRequest, language = 'en') {
  changes = [];
  focused = [];
  asked = [];
  render(
    <MemoryRouter initialEntries={[`/${language}/customer-support`]}>
      <LiveResults
        values={values}
        change={(changed) => changes.push(changed)}
        focus={(field) => focused.push(field)}
        askProperty={(isAsked) => asked.push(isAsked)}
        nameOf={(field) => field}
      />
    </MemoryRouter>,
  );
}

/** The families are folded away below the form, which is where a page without a width has them. */
function showFamilies(values: AssessmentRequest) {
  cleanup();
  show(values);
  fireEvent.click(screen.getByRole('button', { name: /^Product families/ }));
}

describe('LiveResults', () => {
  afterEach(cleanup);

  it('asks for what is missing and leads to its field', async () => {
    const { coldTempOut: _missing, ...four } = five;
    show(four);
    const request = screen.getByText('Give one of these and we work out the rest.').closest('li');
    const buttons = within(request as HTMLElement).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['coldFlowRate', 'coldTempOut']);
    await userEvent.click(buttons[1] as HTMLElement);
    expect([focused, changes]).toEqual([['coldTempOut'], []]);
  });

  it('says once that a fluid is missing', () => {
    show({ ...plated, coldFluidName: '' });
    expect(screen.getAllByText('Tell us the cold side fluid.')).toHaveLength(1);
    expect(screen.queryAllByText(/^(fluid not known|duty not known|needs all six values)$/)).toEqual([]);
  });

  it('leads to the properties of a fluid it does not know, and says that it asks for them', async () => {
    show({ ...five, coldFluidName: 'black liquor' });
    const request = (await screen.findByText(/We have no data for this fluid/)).closest('li');
    const buttons = within(request as HTMLElement).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['coldSpecificHeat']);
    expect(request?.textContent).toContain('coldSpecificHeat, coldDensity, coldFluidName');
    await userEvent.click(buttons[0] as HTMLElement);
    // Not before it is certain that nothing is known of it.
    await waitFor(() => expect(asked).toHaveLength(1));
    expect([focused, asked]).toEqual([['coldSpecificHeat'], [true]]);
    cleanup();
    show({ ...five, coldFluidName: 'black liquor', coldSpecificHeat: '3.6', coldFlowRate: '40', hotFlowRate: '' });
    const density = screen.getByText(/We need the density of the cold side fluid/).closest('li');
    expect(within(density as HTMLElement).getAllByRole('button')[0]?.textContent).toBe('coldDensity');
    cleanup();
    show(five);
    expect(asked).toEqual([false]);
  });

  it('asks for the viscosity and conductivity that the plates need, and for no more than is missing', async () => {
    const oil = { ...five, hotFluidName: 'thick oil', hotSpecificHeat: '2', hotDensity: '880' };
    show({ ...oil, hotViscosity: '12' });
    const request = screen.getByText(/these of the hot side fluid we estimate plates/).closest('li');
    const buttons = within(request as HTMLElement).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['hotConductivity']);
    await waitFor(() => expect(asked).toContain(true));
    expect(screen.getByText(/needs the fluid’s viscosity/)).toBeTruthy();
    cleanup();
    show({ ...oil, hotViscosity: '12', hotConductivity: '0.13' });
    expect(screen.queryByText(/we estimate plates/)).toBeNull();
    expect(screen.getByRole('link', { name: 'How we calculate, and how well' }).getAttribute('href')).toBe(
      '/en/calculator/proofs#designs',
    );
    expect(screen.getByRole('button', { name: /^Plates, about/ }).textContent).toMatch(
      /^Plates, about(?:[\d,]+ – [\d,]+|–outside)/,
    );
  });

  it('opens one figure at a time into what each correlation says of each plate', async () => {
    show(plated);
    const opener = (name: RegExp) => screen.getByRole('button', { name });
    expect(screen.queryByRole('table', { name: /^Plates/ })).toBeNull();
    await userEvent.click(opener(/^Plates, about/));
    const table = screen.getByRole('table', { name: 'Plates, about' });
    expect(within(table).getAllByRole('cell')).toHaveLength(9);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Correlation', 'Soft plate (30°)', 'Medium plate (45°)', 'Hard plate (60°)']);
    expect(within(table).getByRole('row', { name: /^Martin \(1996\) \d+ ?[\d.]+ m²/ })).toBeTruthy();
    expect(table.querySelectorAll('[data-best]')).toHaveLength(3);
    expect(screen.getByText(/It jumps by 2 % at Re 2,000/)).toBeTruthy();
    await userEvent.click(opener(/^Hot side pressure drop/));
    expect(screen.queryByRole('table', { name: /^Plates/ })).toBeNull();
    expect(within(screen.getByRole('table', { name: /^Hot side pressure drop/ })).getAllByText(/^\d/)).toHaveLength(9);
    expect(opener(/^Plates, about/).getAttribute('aria-expanded')).toBe('false');
    const opened = opener(/^Hot side pressure drop/);
    expect(opened.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(opened.getAttribute('aria-controls') ?? '')?.hidden).toBe(false);
    await userEvent.click(opened);
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  it('says which correlation does not hold, keeps what is open when nothing is known, and reads the alternatives', async () => {
    // A thick fluid: Reynolds numbers of a few hundred.
    show({ ...plated, coldViscosity: '6' });
    await userEvent.click(screen.getByRole('button', { name: /^Channel velocity/ }));
    expect(screen.getAllByText('outside its range')).toHaveLength(8);
    cleanup();
    show({ ...plated, coldTempOut: '', heatDuty: '' });
    await userEvent.click(screen.getByRole('button', { name: /^Channel velocity/ }));
    expect(within(screen.getByRole('table', { name: /^Channel velocity/ })).getAllByText('–')).toHaveLength(9);
    cleanup();
    show(plated, 'ko');
    expect(document.body.textContent).toMatch(
      /허용 압력손실을 50 kPa에서 100 kPa로 늘리면 전열판이 \d+ – \d+에서 \d+ – \d+매로 줄어듭니다/,
    );
  });

  it('says plates after duty and LMTD once the typing pauses', async () => {
    show(plated, 'ko');
    await waitFor(
      () => expect(screen.getByRole('status').textContent).toMatch(/열량 500 kW\. .*10 K\. 약 \d+ – \d+매\.$/),
      { timeout: 3000 },
    );
  });

  it('warns of a plate that the chloride typed may corrode and leads to both boxes', () => {
    show({ ...five, hotTempIn: '80', plateMaterial: 'SS304', coldChloride: '300' });
    const warning = screen.getByText(/Chloride of 300 ppm at 80 °C may corrode SS304/).closest('li');
    expect(warning?.textContent).toContain('Consider Ti / 254 SMO.');
    const buttons = within(warning as HTMLElement).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['plateMaterial', 'coldChloride']);
  });

  it('offers the sixth value and puts it into its field when told to', async () => {
    show(five);
    expect(screen.getByText('41.18 m³/h')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Put it into its field' }));
    expect([changes, focused]).toEqual([[{ coldFlowRate: '41.18' }], ['coldFlowRate']]);
  });

  it('describes the drawing in words, with approach, cross and what was calculated', () => {
    const { coldTempOut: _solved, ...rest } = five;
    show({ ...rest, coldFlowRate: '41.18' });
    const name = screen.getByRole('img', { name: /Hot inlet/ }).getAttribute('aria-label');
    expect(name).toContain('Hot inlet 115 °C (Entered)');
    expect(name).toContain('Cold outlet 80 °C (Calculated)');
    expect(name).toContain('Smallest difference 10 K');
    expect(name).toContain('Temperature cross 25 K');
  });

  it('says that swapped sides are impossible, offers no value with it, and swaps them by one click', async () => {
    show({ ...five, hotTempIn: '45', hotTempOut: '80', coldTempIn: '115', coldTempOut: '55' });
    expect(screen.getByText('Impossible')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Put it into its field' })).toBeNull();
    expect(screen.getAllByText('–')).toHaveLength(13);
    await userEvent.click(screen.getByRole('button', { name: 'Swap hot and cold side' }));
    expect(changes[0]).toMatchObject({ hotTempIn: '115', coldTempIn: '45', coldFlowRate: '25', flowUnit: 'm³/h' });
  });

  it('warns of a gasket beyond its limit and names one that suits', async () => {
    show({ ...five, gasketMaterial: 'NBR' });
    const warning = screen.getByText(/continuous temperature of NBR/);
    expect(warning.textContent).toContain('Consider EPDM.');
    await userEvent.click(within(warning).getByRole('button'));
    expect(focused).toEqual(['gasketMaterial']);
  });

  it('says of a refrigerant what cannot be calculated and what to tell instead', () => {
    show({ ...five, coldFluidName: 'R134a' });
    expect(screen.getByText(/refrigerant of the cold side condenses or evaporates/)).toBeTruthy();
    expect(screen.getByText(/tell us the capacity in kW/)).toBeTruthy();
    showFamilies({ ...five, hotDesignPressure: '10', coldFluidName: '해수', coldTempIn: '-50' });
    expect(screen.getByText('fluid attacks copper brazing')).toBeTruthy();
    expect(screen.getByText('no lowest temperature stated')).toBeTruthy();
  });

  it('lists the families with the way to them, by temperature only while no pressure is known', () => {
    showFamilies(five);
    expect(screen.getByRole('link', { name: 'Brazed plate heat exchanger' }).getAttribute('href')).toBe(
      '/en/products#brazing-heat-exchanger',
    );
    expect(screen.getByText(/By temperature limits only/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /4 of 4 fit/ })).toBeTruthy();
    showFamilies({ ...five, hotDesignPressure: '32', coldDesignPressure: '10' });
    expect(screen.getByText(/By pressure and temperature limits/)).toBeTruthy();
    expect(screen.getAllByText('Beyond limits')).toHaveLength(2);
  });

  it('draws what the families take with the conditions among it: a point, or a line with one of both', () => {
    const chart = () => screen.getByRole('img', { name: /Chart of the families/ });
    const mark = () => chart().querySelector('[data-mark]')?.getAttribute('data-mark');
    showFamilies({ ...five, hotDesignPressure: '10' });
    expect(chart().getAttribute('aria-label')).toMatch(
      /Brazed plate heat exchanger: up to 29\.4 bar, −195 to 225 °C\./,
    );
    expect(chart().getAttribute('aria-label')).toMatch(/Your conditions: 10 bar, 45 to 115 °C$/);
    expect([mark(), chart().querySelectorAll('[data-region]').length]).toEqual(['point', 4]);
    showFamilies({ ...units, hotDesignPressure: '400' });
    expect(chart().getAttribute('aria-label')).toMatch(/Your conditions: 400 bar \(outside the chart\)$/);
    expect([mark(), chart().querySelectorAll('[data-out]').length]).toEqual(['line', 4]);
    expect(screen.getByText(/By pressure limits only/)).toBeTruthy();
    showFamilies({ ...units, designTempUnit: '°C', hotDesignTemp: '390', hotFluidName: 'air' });
    expect([mark(), chart().querySelectorAll('[data-region]').length]).toEqual(['line', 5]);
    expect(screen.getByText('To be discussed').parentElement?.textContent).toBe('To be discussedlimit 350 °C');
  });

  it.each(['ko', 'en'])('shows a form with nothing in it without a number or a complaint (%s)', (language) => {
    show(units, language);
    expect(screen.getAllByText('–')).toHaveLength(13);
    expect(screen.queryByText(/Impossible|불가능/)).toBeNull();
  });
});
