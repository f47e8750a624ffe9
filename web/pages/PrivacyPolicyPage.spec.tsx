/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { policies } from '@/content/privacy/policies';
import { languages } from '@/lib/locale';

import { PrivacyPolicyPage } from './PrivacyPolicyPage';

afterEach(cleanup);

describe.each(languages)('the page of the privacy policy in %s', (language) => {
  it('has every version with its day, what is new in it, and every sentence of the earlier ones', () => {
    const { container } = render(
      <MemoryRouter initialEntries={[`/${language}/privacy-policy`]}>
        <PrivacyPolicyPage />
      </MemoryRouter>,
    );
    const days = [...container.querySelectorAll('time')].map((time) => time.dateTime);
    expect(new Set(days)).toEqual(new Set(Object.values(policies).map(({ from }) => from)));
    expect(screen.getByText(policies[2].changes?.[language] ?? 'none')).toBeTruthy();
    const earlier = policies[1].articles.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
    const said = earlier.flatMap((words) => ('ko' in words ? [words[language]] : []));
    expect(said).toHaveLength(earlier.length);
    for (const words of said) expect(container.textContent).toContain(words);
  });
});
