/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';

import { installNetwork } from '@/lib/network.fixture';
import { createStore } from '@/lib/store';

import { usePostOpening } from './useOpening';

const Site = ({ children }: PropsWithChildren) => <Provider store={createStore({})}>{children}</Provider>;

it('opens by a password that is given while the post is still asked for without one, once', async () => {
  let refuse = () => undefined as void;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  const calls = installNetwork(async ({ body }) => {
    if (body === undefined || !Object.hasOwn(body as object, 'password')) {
      await refused;
      return { status: 403, body: { success: false, code: 'post_password_required' } };
    }
    return { body: { id: 'one', title: 'Locked' } };
  });
  const place = { kind: 'e-procurement', board: 'en' } as const;
  const { result } = renderHook(() => usePostOpening(place, 'one', false), { wrapper: Site });
  await act(async () => {
    void result.current.open('second');
    void result.current.open('second');
    refuse();
  });
  await waitFor(() => expect(result.current.post).toMatchObject({ title: 'Locked' }));
  expect(calls.map(({ body }) => body)).toEqual([{}, { password: 'second' }]);
});
