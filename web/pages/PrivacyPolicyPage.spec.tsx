/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { languages } from '@/lib/locale';
import { createStore } from '@/lib/store';

// oxlint-disable-next-line no-restricted-imports -- what the site says as it comes
import { testContent } from '../../test/support/makers/content';

import { PrivacyPolicyPage } from './PrivacyPolicyPage';

afterEach(cleanup);

describe.each(languages)('the page of the privacy policy in %s', (language) => {
  it('has every version with its day, what is new in it, and every sentence of the earlier ones', () => {
    const views = testContent(language);
    const { inForce, earlier } = views.policy;
    const { container } = render(
      <Provider store={createStore({ [language]: views })}>
        <MemoryRouter initialEntries={[`/${language}/privacy-policy`]}>
          <PrivacyPolicyPage />
        </MemoryRouter>
      </Provider>,
    );
    const days = [...container.querySelectorAll('time')].map((time) => time.dateTime);
    expect(new Set(days)).toEqual(new Set([inForce.from, ...earlier.map(({ from }) => from)]));
    expect(screen.getByText(inForce.changes)).toBeTruthy();
    const said = earlier
      .flatMap(({ articles }) => articles)
      .flatMap(({ heading, paragraphs }) => [heading, ...paragraphs.map(({ text }) => text)]);
    expect(said.length).toBeGreaterThan(15);
    for (const words of said) expect(container.textContent).toContain(words);
  });
});
