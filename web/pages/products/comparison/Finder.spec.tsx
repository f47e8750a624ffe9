/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { families, setFamilyLimits } from '@shared/calculation/checks/families';
import { defaultContent } from '@server/site/defaults';
import type { Content } from '@shared/content/content.types';

import { createStore } from '@/lib/store';

// oxlint-disable-next-line no-restricted-imports -- what the site says as it comes
import { testContent } from '../../../../test/support/makers/content';

import { Finder } from './Finder';

const conditions = { hotDesignPressure: '38', designPressureUnit: 'bar', hotDesignTemp: '100', designTempUnit: '°C' };

function show(content?: Content) {
  render(
    <Provider store={createStore({ en: testContent('en', content) })}>
      <MemoryRouter initialEntries={['/en/products']}>
        <Finder conditions={conditions} onChange={() => undefined} />
      </MemoryRouter>
    </Provider>,
  );
}

const verdict = async () => {
  await screen.findAllByText('Fits');
  return document.querySelector('[data-family="heat-exchanger"] p strong')?.textContent;
};

describe('Finder', () => {
  afterEach(() => {
    cleanup();
    setFamilyLimits(families);
  });

  it('judges by the limits that come with the site', async () => {
    show();
    expect(await verdict()).toBe('Beyond limits');
  });

  it('judges and draws by the limits that the office has published', async () => {
    const { 'heat-exchanger': family } = defaultContent;
    const pressure = { design: 50, unit: 'bar(g)' } as const;
    show({ ...defaultContent, 'heat-exchanger': { ...family, limits: { ...family.limits, pressure } } });
    expect(await verdict()).toBe('Fits');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('up to 50 bar, −30 to 210 °C');
  });
});
