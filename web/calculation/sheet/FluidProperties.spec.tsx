/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';

import { emptyQuote } from '@shared/questionnaire/form';
import type { QuoteValues } from '@shared/questionnaire/form';

import type { AssistTools } from './assist';

let tools: AssistTools;

function LivePanel(given: AssistTools) {
  tools = given;
  return null;
}
// The calculation would ask for properties as well.
jest.unstable_mockModule('@/calculation/panel/LivePanel', () => ({ LivePanel }));
const { TechnicalFields } = await import('./TechnicalFields');

function Form({ errors }: { errors?: FieldErrors<QuoteValues> }) {
  const form = useForm<QuoteValues>({ defaultValues: emptyQuote, errors });
  return (
    <FormProvider {...form}>
      <TechnicalFields legend={null} note={null} />
    </FormProvider>
  );
}

const show = (errors?: FieldErrors<QuoteValues>) =>
  render(
    <MemoryRouter initialEntries={['/en/customer-support']}>
      <Form errors={errors} />
    </MemoryRouter>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const summary = () => screen.getByRole('button', { name: 'Fluid properties, fouling and margin, if you know them' });
const isOpen = () => summary().getAttribute('aria-expanded') === 'true';

describe('the properties of the fluids', () => {
  const scrolled = jest.fn();
  beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: scrolled.mockClear() }));
  afterEach(cleanup);

  it('are folded away until one is filled in from elsewhere', () => {
    show();
    expect(isOpen()).toBe(false);
    act(() => tools.change({ hotFluidName: 'water' }));
    expect(isOpen()).toBe(false);
    act(() => tools.change({ coldDensity: '990' }));
    expect(isOpen()).toBe(true);
  });

  it('stay closed when they were closed by hand', async () => {
    show();
    act(() => tools.change({ coldDensity: '990' }));
    await userEvent.click(summary());
    act(() => tools.change({ coldDensity: '995' }));
    expect(isOpen()).toBe(false);
  });

  it('open when one is asked for, but not under the hand of who is typing', async () => {
    show();
    await userEvent.type(field('Hot side fluid'), 'black liquor');
    act(() => tools.askProperty(true));
    expect(isOpen()).toBe(false);
    await userEvent.type(field('Hot side fluid'), '!');
    expect(isOpen()).toBe(false);
    await userEvent.tab();
    expect(isOpen()).toBe(true);
    // They push down the field that was gone to.
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    expect(scrolled.mock.contexts).toEqual([document.activeElement]);
  });

  it('stay closed when they are no longer asked for once the name is complete', async () => {
    show();
    await userEvent.type(field('Hot side fluid'), 'wat');
    act(() => tools.askProperty(true));
    await userEvent.type(field('Hot side fluid'), 'er');
    act(() => tools.askProperty(false));
    await userEvent.tab();
    expect(isOpen()).toBe(false);
  });

  it('open at once when they are asked for and nobody types', () => {
    show();
    act(() => tools.askProperty(true));
    expect(isOpen()).toBe(true);
  });

  it('open for the way to one of them', async () => {
    show();
    act(() => tools.focus('coldSpecificHeat'));
    expect(isOpen()).toBe(true);
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('coldSpecificHeat'));
  });

  it('open when one is refused', () => {
    show({ hotChloride: { type: 'server', message: 'too_long' } });
    expect(isOpen()).toBe(true);
  });

  it('have the margin with them, which opens them as well and says what holds without it', () => {
    show();
    act(() => tools.change({ designMargin: '15' }));
    expect(isOpen()).toBe(true);
    const ids = field('Margin').getAttribute('aria-describedby')?.split(' ').slice(0, 2) ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      '10 % if left blank; fouling adds to it',
      '%',
    ]);
  });

  it('are read aloud with their unit, which is mere text', () => {
    show();
    const described = (name: string) =>
      document.getElementById(field(name).getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    expect(described('Hot side specific heat')?.textContent).toBe('kJ/(kg·K)');
    expect(described('Cold side density')?.textContent).toBe('kg/m³');
    expect(described('Cold side chloride')?.textContent).toBe('ppm');
    expect(described('Hot side viscosity')?.textContent).toBe('mPa·s');
    expect(described('Cold side thermal conductivity')?.textContent).toBe('W/(m·K)');
    expect(described('Hot side fouling resistance')?.textContent).toBe('m²·K/W');
  });
});
