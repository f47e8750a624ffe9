/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { senderStates } from '@shared/requests/quote-sender.types';
import type { SentRequest } from '@shared/requests/quote-sender.types';

import { createStore } from '@/lib/store';

import { State } from './State';

afterEach(cleanup);

const said = (state: SentRequest['state'], belongsTo: string | null) => {
  const sent = { state, belongsTo, answerWorkingDays: 2, fields: { email: 'lee@example.kr' } } as SentRequest; // what it shows
  const { container } = render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={['/en/requests/x']}>
        <State sent={sent} />
      </MemoryRouter>
    </Provider>,
  );
  return container.textContent;
};

describe('where a request stands', () => {
  it('says where the answer goes', () => {
    expect(said('answered', null)).toContain('lee@example.kr');
  });

  it.each(senderStates)('names no address where it is handled with another one: %s', (state) => {
    expect(said(state, 'Q-2026-000007')).not.toContain('@');
  });

  it.each([
    ['received', 'We are handling this request together with Q-2026-000007.'],
    ['in_progress', 'We are handling this request together with Q-2026-000007.'],
    ['answered', 'We handled this request together with Q-2026-000007.'],
    ['closed', 'It will be erased'],
    ['withdrawn', 'We have stopped working on it.'],
  ] as const)('says what becomes of it there: %s', (state, words) => {
    expect(said(state, 'Q-2026-000007')).toContain(words);
  });
});
