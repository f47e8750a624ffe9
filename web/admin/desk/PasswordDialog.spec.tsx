/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { api } from '@/lib/api';

import { PasswordDialog } from './PasswordDialog';

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

afterEach(cleanup);

async function fill(current: string, next: string, confirmation: string) {
  let isChanged = false;
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/en/manage']}>
        <PasswordDialog
          isOpen
          onClose={() => undefined}
          onChanged={() => {
            isChanged = true;
          }}
        />
      </MemoryRouter>
    </Provider>,
  );
  const user = userEvent.setup();
  if (current) await user.type(screen.getByLabelText('Current password'), current);
  if (next) await user.type(screen.getByLabelText('New password'), next);
  if (confirmation) await user.type(screen.getByLabelText('Confirm new password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  return () => isChanged;
}

describe('the password dialog', () => {
  it('refuses a new password of three characters', async () => {
    const isChanged = await fill('old', 'abc', 'abc');
    expect(await screen.findByText('Password must be at least 4 characters.')).toBeTruthy();
    expect(isChanged()).toBe(false);
  });

  it('refuses a confirmation that differs', async () => {
    await fill('old', 'abcd', 'abce');
    expect(await screen.findByText('New and confirm passwords do not match.')).toBeTruthy();
  });

  it('asks for every field', async () => {
    await fill('', '', '');
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(3);
  });
});
