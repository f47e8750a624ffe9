/** @jest-environment jsdom */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';

import { defaultPrivacy, withPeriod } from '@shared/questionnaire/privacy/page-terms';

import { useLanguage } from '@/lib/locale';
import { theme } from '@/theme/theme';

// oxlint-disable-next-line no-restricted-imports -- what the site says as it comes
import { testContent } from '../../../../test/support/makers/content';

import { ConsentPart } from './ConsentPart';
import { useConsent } from './useConsent';
import type { Consent } from './useConsent';

let consent: Consent;

function Shown() {
  // oxlint-disable-next-line react/globals -- the tests do with it what the form does
  consent = useConsent(2);
  const { retentionDays } = document.documentElement.dataset;
  // As the server completes it.
  const said = withPeriod(JSON.stringify(testContent(useLanguage()).quoteNotice), {
    ...defaultPrivacy,
    quoteRetentionDays: Number(retentionDays ?? defaultPrivacy.quoteRetentionDays),
  });
  return <ConsentPart consent={consent} notice={JSON.parse(said)} privacy={null} />;
}

function show(language: 'ko' | 'en', settings: { privacyBasis?: string; retentionDays?: string }) {
  Object.assign(document.documentElement.dataset, settings);
  return render(
    <MemoryRouter initialEntries={[`/${language}/customer-support`]}>
      <ThemeProvider theme={theme}>
        <Shown />
      </ThemeProvider>
    </MemoryRouter>,
  );
}

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.privacyBasis;
  delete document.documentElement.dataset.retentionDays;
});

const box = () => screen.getByRole('checkbox');
const items = (container: HTMLElement) => [...container.querySelectorAll('dt')].map((item) => item.textContent);

describe('what the sender is told', () => {
  it.each([
    ['ko', ['수집·이용 목적', '수집 항목', '보유·이용 기간', '거부할 권리와 불이익'], '2년'],
    ['en', ['Purpose', 'What we collect', 'How long', 'Your right to refuse'], 'two years'],
  ] as const)('is four items with the period of the settings, folded or not (%s)', (language, names, period) => {
    const { container } = show(language, { retentionDays: '730' });
    expect(items(container)).toEqual(names);
    const fold = container.querySelector('button');
    expect(fold?.textContent).toContain(period);
    expect(fold?.getAttribute('aria-expanded')).toBe('false');
    expect(container.querySelectorAll('dd')[2]?.textContent).toContain(period);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(within(container).getByRole('link').getAttribute('href')).toBe(`/${language}/privacy-policy`);
  });

  it('needs no answer where there is no box', () => {
    show('ko', {});
    let isComplete: boolean | undefined;
    act(() => void (isComplete = consent.check()));
    expect([isComplete, consent.answer]).toEqual([true, { privacyVersion: 2 }]);
  });
});

describe('the box', () => {
  it('is unmarked, required, and says what is missing until it is marked', async () => {
    show('en', { privacyBasis: 'consent' });
    expect(box()).toMatchObject({ checked: false, required: true });
    expect(box().getAttribute('aria-invalid')).toBe('false');
    let isComplete: boolean | undefined;
    act(() => void (isComplete = consent.check()));
    expect(isComplete).toBe(false);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    const problem = document.getElementById(box().getAttribute('aria-describedby') ?? '');
    expect(problem?.textContent).toBe('Please agree to this before you send your request.');
    await userEvent.click(box());
    expect(box().getAttribute('aria-invalid')).toBe('false');
    expect(consent.answer).toEqual({ privacyVersion: 2, consent: true });
    act(() => consent.forget());
    expect(box()).toMatchObject({ checked: false });
  });

  it('appears where the server asks for it and the page did not know', () => {
    show('ko', {});
    act(() => consent.demand());
    expect(box().getAttribute('aria-invalid')).toBe('true');
    act(() => consent.focus());
    expect(document.activeElement).toBe(box());
    expect(screen.getByText(/^동의를 거부하실 수 있으나/)).toBeTruthy();
  });
});
