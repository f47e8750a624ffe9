/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import type { WebhookState } from '@shared/admin/webhook.types';

import { adminApi } from '@/admin/desk/adminApi';
import { api } from '@/lib/api';

import { WebhookSettings } from './WebhookSettings';

afterEach(cleanup);

async function show(state: WebhookState) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
  });
  await store.dispatch(adminApi.util.upsertQueryData('webhook', undefined, state));
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/en/manage']}>
        <WebhookSettings />
      </MemoryRouter>
    </Provider>,
  );
  return container.textContent;
}

const none = { host: null, waiting: 0, failed: 0, last: null };

describe('the settings of the webhook', () => {
  it('say that it is off, with nothing to try', async () => {
    expect(await show(none)).toContain('WEBHOOK_URL');
    expect(screen.queryByRole('button', { name: 'Send a test webhook' })).toBeNull();
  });

  it('name the receiver, what waits, and why', async () => {
    const last = { state: 'retrying', attempts: 3, lastError: 'HTTP 500', sentAt: null } as const;
    const shown = await show({ host: 'erp.example.com', waiting: 2, failed: 1, last });
    for (const words of ['erp.example.com is told', 'Waiting: 2. Given up: 1.', 'HTTP 500'])
      expect(shown).toContain(words);
    expect(screen.getByRole('button', { name: 'Send a test webhook' })).toBeTruthy();
  });
});
