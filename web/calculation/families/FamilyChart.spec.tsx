/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { families, familyFits, setFamilyLimits } from '@shared/calculation/checks/families';
import type { FamilyLimits } from '@shared/calculation/checks/families';
import { keysOf, recordOf } from '@shared/words/records';

import { FamilyChart } from './FamilyChart';

const names = recordOf(keysOf(families).map((id) => [id, id]));
const demand = { pressure: 35e5, highest: 100 };

function show(limits: FamilyLimits) {
  setFamilyLimits(limits);
  render(
    <MemoryRouter initialEntries={['/en/products']}>
      <FamilyChart names={names} demand={demand} fits={familyFits({ ...demand, hasGas: true })} />
    </MemoryRouter>,
  );
}

const regionOf = (id: string) => document.querySelector(`[data-region="${id}"]`);
const isOut = (id: string) => regionOf(id)?.getAttribute('data-out') === 'true';
const said = () => screen.getByRole('img').getAttribute('aria-label');

describe('FamilyChart', () => {
  afterEach(() => {
    cleanup();
    setFamilyLimits(families);
  });

  it('says and draws the limits that come with the site', () => {
    show(families);
    expect(said()).toContain('heat-exchanger: up to 33.3 bar, −30 to 210 °C.');
    expect(said()).toContain('spiral-heat-exchanger: up to 19.6 bar, max. 350 to 400 °C.');
    expect(isOut('heat-exchanger')).toBe(true);
    expect(screen.getByText('Hatched: by material, 350 to 400 °C')).toBeTruthy();
  });

  it('says and draws limits that were changed', () => {
    show({
      ...families,
      'heat-exchanger': { pressure: 40e5, lowest: -20, highest: 230, ask: 200 },
      'gas-cooler': { pressure: 60e5, highest: 550 },
    });
    expect(said()).toContain('heat-exchanger: up to 40 bar, −20 to 230 °C.');
    expect(said()).toContain('gas-cooler: up to 60 bar, max. 550 °C.');
    expect(isOut('heat-exchanger')).toBe(false);
    expect(screen.getByText('Hatched: by material, 200 to 230 °C, 350 to 400 °C')).toBeTruthy();
    const hatches = [...document.querySelectorAll('pattern, linearGradient')].map(({ id }) => id);
    expect(hatches).toHaveLength(6);
    expect(new Set(hatches).size).toBe(6);
  });

  it('draws no family whose limits are not known', () => {
    show({ ...families, 'spiral-heat-exchanger': {}, 'gas-cooler': { highest: 500 } });
    expect([regionOf('spiral-heat-exchanger'), regionOf('gas-cooler')]).toEqual([null, null]);
    expect(said()).not.toMatch(/undefined|NaN|spiral/);
    expect(screen.queryByText(/Hatched/)).toBeNull();
  });
});
