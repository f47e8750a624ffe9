/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { list, month, plain } from '@shared/content/fields/fields';

import { createStore } from '@/lib/store';

import { FieldContext } from './context';
import { DocumentFields } from './Fields';
import { withValueAt } from './values';

const label = (en: string) => ({ ko: en, en });
const fields = {
  rows: list(
    label('Rows'),
    { month: month(label('Month')), site: plain(label('Site'), 20) },
    { most: 2000, entry: label('Row'), orderedBy: 'month' },
  ),
};
const row = (at: string, site: string) => ({ month: at, site });

let held: unknown;

function Held() {
  const [value, setValue] = useState<unknown>({ rows: [row('2024-01', 'A'), row('2024-05', 'B')] });
  useEffect(() => {
    held = value;
  });
  return (
    <FieldContext
      value={{
        change: (path, next) => setValue((now: unknown) => withValueAt(now, path, next)),
        problems: new Map(),
        conflicts: new Map(),
        settle: () => undefined,
        revealed: undefined,
        onRemoved: () => undefined,
        loadBuiltPictures: () => Promise.reject(new Error('none')),
      }}
    >
      <DocumentFields fields={fields} value={value} />
    </FieldContext>
  );
}

afterEach(cleanup);

it('puts a row into its place once its form is closed, and says so', async () => {
  const store = createStore({});
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/en/manage']}>
        <Held />
      </MemoryRouter>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit: Row 2: 2024-05' }));
  await user.clear(screen.getByLabelText('Month'));
  await user.type(screen.getByLabelText('Month'), '2023-12');
  expect(held).toEqual({ rows: [row('2024-01', 'A'), row('2023-12', 'B')] });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(held).toEqual({ rows: [row('2023-12', 'B'), row('2024-01', 'A')] });
  expect(store.getState()).toMatchObject({ notices: { words: { en: 'The rows were put in order of date.' } } });
});
