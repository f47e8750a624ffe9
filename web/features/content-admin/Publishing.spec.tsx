/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import type { DocumentState, RepeatedFigure } from '@server/content-editing/content-editing.types';

import { installNetwork } from '@/lib/network.fixture';
import { createStore } from '@/lib/store';

import { createDraft } from './draft';
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
const draft = createDraft({ name: state.name, fields: {}, value: {}, problems: [], isChanged }, () =>
  Promise.reject(new Error('Nothing was typed.')),
);

function Foot() {
  const publishing = usePublishing(state.name, draft, () => undefined);
  const given = { state, isChanged, publishing, isDirty: false, held: undefined };
  return <PublishingFoot {...given} onCancelled={() => undefined} onDiscarded={() => undefined} />;
}

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
  render(
    <Provider store={createStore({})}>
      <MemoryRouter initialEntries={['/en/manage?tab=pages&document=heat-exchanger']}>
        <Foot />
      </MemoryRouter>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Publish English' }));
  await waitFor(() => expect(published).toEqual([{ languages: ['en'] }]));
  const korean = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish Korean' });
  await waitFor(() => expect(korean.disabled).toBe(false));
  await user.click(korean);
  const question = await screen.findByRole('dialog');
  const way = within(question).getByRole('link', { name: 'First screen › Detail (Korean)' });
  expect(way.getAttribute('href')).toBe('/en/manage?tab=pages&document=hero&field=slides.0.detail');
  expect(question.textContent).toContain('up to 34 kg/cm²');
  expect(published).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: 'Publish all the same' }));
  await waitFor(() => expect(published).toEqual([{ languages: ['en'] }, { languages: ['ko'] }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});
