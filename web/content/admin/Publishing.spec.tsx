/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import type { DocumentState, Plan, RepeatedFigure } from '@shared/content/content-editing.types';
import { line } from '@shared/content/fields/fields';

import { installNetwork } from '@/lib/network.fixture';
import { createStore } from '@/lib/store';

import { createDraft } from './draft';
import type { Draft, Opened } from './draft';
import { PublishingFoot } from './Publishing';
import { usePublishing } from './usePublishing';

const label = (en: string) => ({ ko: en, en });
const isChanged = { ko: true, en: true };
const state: DocumentState = {
  name: 'heat-exchanger',
  title: label('Plate heat exchanger'),
  path: '/products/heat-exchanger',
  published: { ko: { number: 0, at: null }, en: { number: 0, at: null } },
  isChanged,
  isSample: false,
  scheduled: null,
};
const fields = { name: line(label('Name'), 20) };
const value = { name: label('Ours') };
const opened: Opened = { name: state.name, fields, value, revision: 1, problems: [], isChanged, others: [] };
let draft: Draft;

function Foot({ scheduled, isChanged: changed }: Pick<DocumentState, 'scheduled' | 'isChanged'>) {
  const publishing = usePublishing(state.name, draft, () => undefined);
  const given = { state: { ...state, scheduled }, isChanged: changed, publishing, isDirty: false, held: undefined };
  return (
    <PublishingFoot
      {...given}
      loadBuiltPictures={() => Promise.reject(new Error('none'))}
      onCancelled={() => undefined}
      onDiscarded={() => undefined}
    />
  );
}

function show(scheduled: Plan | null = null, changed = isChanged) {
  draft = createDraft(opened, () => Promise.reject(new Error('Nothing was typed.')));
  render(
    <Provider store={createStore({})}>
      <MemoryRouter initialEntries={['/en/manage?tab=pages&document=heat-exchanger']}>
        <Foot scheduled={scheduled} isChanged={changed} />
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}

afterEach(cleanup);

const repeat: RepeatedFigure = {
  document: 'hero',
  title: label('First screen'),
  path: 'slides.0.detail',
  labels: [label('Detail')],
  language: 'ko',
  words: 'up to 34 kg/cm²',
};

it('asks before it publishes what texts would contradict, in the languages that are meant', async () => {
  const published: unknown[] = [];
  installNetwork(async ({ url, body }) => {
    if (url.endsWith('/repeats')) return { body: { repeats: [repeat] } };
    published.push(body);
    return { body: { isPublished: true, state } };
  });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Publish English' }));
  await waitFor(() => expect(published).toEqual([{ languages: ['en'], revision: 1 }]));
  const korean = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish Korean' });
  await waitFor(() => expect(korean.disabled).toBe(false));
  await user.click(korean);
  const question = await screen.findByRole('dialog');
  const way = within(question).getByRole('link', { name: 'First screen › Detail (Korean)' });
  expect(way.getAttribute('href')).toBe('/en/manage?tab=pages&document=hero&field=slides.0.detail');
  expect(question.textContent).toContain('up to 34 kg/cm²');
  expect(published).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: 'Publish all the same' }));
  await waitFor(() => expect(published).toEqual(['en', 'ko'].map((each) => ({ languages: [each], revision: 1 }))));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows what somebody else has saved since, and publishes it only when asked to', async () => {
  const published: unknown[] = [];
  installNetwork(async ({ url, method, body }) => {
    if (url.endsWith('/repeats')) return { body: { repeats: [] } };
    if (method === 'GET') return { body: { ...opened, ...state, value: { name: label('Theirs') }, revision: 2 } };
    published.push(body);
    const isStale = published.length === 1;
    return isStale
      ? { status: 422, body: { isPublished: false, problems: [], pages: [], isStale } }
      : { body: { isPublished: true, state } };
  });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Publish Korean' }));
  const question = await screen.findByRole('dialog', { name: /^A change of somebody else is published with yours/ });
  expect(within(question).getByText('Name (Korean)')).toBeTruthy();
  expect([within(question).getByText('Ours').tagName, within(question).getByText('Theirs').tagName]).toEqual([
    'DEL',
    'INS',
  ]);
  expect(published).toEqual([{ languages: ['ko'], revision: 1 }]);
  await user.click(within(question).getByRole('button', { name: 'Publish them, too' }));
  await waitFor(() => expect(published[1]).toEqual({ languages: ['ko'], revision: 2 }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const plan: Plan = { at: '2999-11-30T00:00:00.000Z', languages: ['ko'], isEarlier: true, isRefused: false };

it('takes what was changed since into its plan, for the same time', async () => {
  const published: unknown[] = [];
  installNetwork(async ({ url, body }) => {
    if (url.endsWith('/repeats')) return { body: { repeats: [] } };
    published.push(body);
    return { body: { isPublished: true, state } };
  });
  const user = show(plan);
  expect(
    screen.getByText(/^It will be published on 30 November at 09:00 in Korea \(Korean\)\. .+ stays a draft/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take the changes in' }));
  await waitFor(() => expect(published).toEqual([{ languages: ['ko'], at: plan.at, revision: 1 }]));
});

it('leaves the languages of a plan together where one is refused', async () => {
  installNetwork(async ({ url }) => {
    if (url.endsWith('/repeats')) return { body: { repeats: [] } };
    const problems = [{ path: 'name', language: 'en', problem: 'missing' }];
    return { status: 422, body: { isPublished: false, problems, pages: [] } };
  });
  const user = show({ ...plan, languages: ['ko', 'en'] });
  await user.click(screen.getByRole('button', { name: 'Take the changes in' }));
  await waitFor(() => expect(draft.get().problems).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes nothing into a plan whose draft is published', () => {
  show(plan, { ko: false, en: true });
  expect(screen.getByText(/It will say what was planned, whatever is published before/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take the changes in' })).toBeNull();
});

it('says what could not be published at its time, and asks for a new one', () => {
  show({ ...plan, isRefused: true });
  const said = screen.getByText(/^What was planned for 30 November at 09:00 in Korea \(Korean\) could not/);
  expect(said.textContent).toContain('The draft says something else by now');
  expect(screen.queryByRole('button', { name: 'Take the changes in' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});
