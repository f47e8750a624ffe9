/** @jest-environment jsdom */
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import type { QuoteDetail } from '@shared/requests/quotes.types';

import { createStore } from '@/lib/store';

import type { AnswerDraft } from './answer/answerDraft';
import { useAnswerForm } from './answer/useAnswerForm';
import { Correspondence } from './Correspondence';
import { inOwnInboxes, network, request, show } from './shownInbox.fixture';

inOwnInboxes();

beforeEach(() => sessionStorage.clear());

const ANSWERS = 'admin/quotes/a/answers';

/** An answer whose letter was refused. */
const answer = (id: string, files: number): QuoteDetail['history'][number] => {
  const attached = Array.from({ length: files }, (_, place) => ({
    id: `${id}-${place}`,
    name: 'a.pdf',
    size: 1,
    kind: 'pdf',
    scan: 'clean' as const,
  }));
  const letter = { state: 'failed', attempts: 1, lastError: null } as never;
  const words = { at: '2026-01-01T00:00:00Z', text: 'of another tab', files: [], by: null, subject: 'Quotation' };
  return { id, kind: 'answer', ...words, attached, letter, of: null };
};

/** Something that the network says later. */
const held = (path: string) => {
  let say: (answer: object) => void = () => undefined;
  network.answers[path] = new Promise((resolve) => {
    say = resolve;
  });
  return say;
};

const begun = { key: 'same', subject: 'Quotation', text: 'of this tab', files: [], seen: ['same'], isChanged: true };
/** The form of a kept draft. */
const openForm = (history: QuoteDetail['history'], draft: AnswerDraft = begun) => {
  let closed = 0;
  const onClose = () => void (closed += 1);
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const form = (has: QuoteDetail['history']) =>
    useAnswerForm({ quote: request({ history: has }), begun: draft, toMake: undefined, onClose });
  const { result, rerender } = renderHook(form, { wrapper, initialProps: history });
  return { form: () => result.current, rerender, closed: () => closed };
};

describe('an answer that was kept, and whose key another tab has used', () => {
  it('is another one where the key is in the history', async () => {
    const { form, closed } = openForm([answer('same', 0)]);
    await act(() => form().send());
    expect(form().draft).toMatchObject({ key: expect.not.stringMatching(/^same$/), text: 'of this tab' });
    expect(closed()).toBe(0);
  });

  it('is another one once the server has refused it, whatever came meanwhile', async () => {
    const refuse = held(ANSWERS);
    const { form, rerender, closed } = openForm([]);
    let sending = Promise.resolve();
    act(() => {
      sending = form().send();
    });
    await waitFor(() => expect(form().draft.tried).toBeTruthy());
    rerender([answer('same', 0)]);
    await act(async () => {
      refuse({ code: 'conflict' });
      await sending;
    });
    expect(form().draft).toMatchObject({ key: expect.not.stringMatching(/^same$/), text: 'of this tab' });
    expect(closed()).toBe(0);
  });
});

it('a kept file says nothing of a limit whose end nobody knows', () => {
  const file = { id: '1', name: 'a.pdf', size: 1, state: 'failed', share: 0, problem: 'limit' } as const;
  const until = '2026-01-01T00:00:00Z';
  const { form } = openForm([], { ...begun, files: [file, { ...file, until }] });
  expect(form().files.map(({ problem }) => problem)).toEqual(['interrupted', 'limit']);
});

describe('a refused answer', () => {
  const TEXT = 'Write a new answer with this text';
  const open = (files: number) =>
    show(<Correspondence quote={request({ history: [answer('refused', files)], events: [] })} />);
  const buttons = () => screen.getAllByRole<HTMLButtonElement>('button').map((each) => each.disabled);

  it('offers its files where it has some, and no other answer is begun while they are copied', async () => {
    open(0);
    screen.getByRole('button', { name: TEXT });
    cleanup();
    held(`${ANSWERS}/refused/files`);
    open(1);
    await userEvent.click(screen.getByRole('button', { name: `${TEXT} and its files` }));
    expect(buttons()).toEqual([true, true]);
  });

  it('is not taken up while another answer is begun', async () => {
    held(`${ANSWERS}/template`);
    open(0);
    await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
    expect(buttons()).toEqual([true, true]);
  });
});
