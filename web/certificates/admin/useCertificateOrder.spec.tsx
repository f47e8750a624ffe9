/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import type { Certificate } from '@shared/certificates/certificates.types';

import { api } from '@/lib/api';

import { arranged, useCertificateOrder } from './useCertificateOrder';

const certificate = (id: string, order: number): Certificate => ({
  id,
  order,
  category: 'kc',
  name: id,
  image: `${id}.webp`,
  pdf: `${id}.pdf`,
});
const list = [certificate('a', 10), certificate('b', 20), certificate('c', 30)];
const idsOf = (certificates: readonly Certificate[]) => certificates.map(({ id }) => id).join('');

describe('arranged', () => {
  it('numbers the certificates from 1 in the order wanted', () => {
    expect(arranged(list, ['c', 'a', 'b']).map(({ id, order }) => `${id}${order}`)).toEqual(['c1', 'a2', 'b3']);
  });

  it('leaves them in their own order without one', () => {
    expect(arranged(list.toReversed(), undefined)).toEqual(list);
  });
});

describe('useCertificateOrder', () => {
  let sent: string[];
  let answers: ((status: number) => void)[];
  let saved: number;

  beforeEach(() => {
    sent = [];
    answers = [];
    saved = 0;
    class FakeRequest {
      constructor(
        readonly url: string,
        readonly options: { body?: string } = {},
      ) {}
      clone() {
        return this;
      }
    }
    const fakeFetch = ({ options }: FakeRequest) => {
      sent.push((JSON.parse(options.body ?? '{}') as { ids: string[] }).ids.join(''));
      return new Promise((resolve) => {
        answers.push((status) => {
          const text = async () => JSON.stringify(status === 200 ? { items: [] } : { code: 'conflict' });
          const response = () => ({ status, ok: status === 200, headers: new Headers(), text });
          resolve({ ...response(), clone: response });
        });
      });
    };
    Object.assign(globalThis, { Request: FakeRequest, fetch: fakeFetch });
  });
  afterEach(cleanup);

  function use() {
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    return renderHook(() => useCertificateOrder(list, () => (saved += 1)), { wrapper }).result;
  }
  const answer = (status: number) => act(async () => answers.shift()?.(status));

  it('shows a new order before it is stored, and the old one when that fails', async () => {
    const order = use();
    act(() => order.current.arrange(['b', 'a', 'c']));
    expect(idsOf(order.current.shown)).toBe('bac');
    await waitFor(() => expect(sent).toEqual(['bac']));
    await answer(409);
    await waitFor(() => expect(order.current.hasFailed).toBe(true));
    expect([idsOf(order.current.shown), saved]).toEqual(['abc', 0]);
  });

  it('stores of several quick changes the first and the last, one after the other', async () => {
    const order = use();
    act(() => order.current.arrange(['b', 'a', 'c']));
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => order.current.arrange(['b', 'c', 'a']));
    act(() => order.current.arrange(['c', 'b', 'a']));
    await answer(200);
    await waitFor(() => expect(sent).toEqual(['bac', 'cba']));
    expect([idsOf(order.current.shown), saved]).toEqual(['cba', 0]);
    await answer(200);
    await waitFor(() => expect(saved).toBe(1));
    expect(order.current.hasFailed).toBe(false);
  });
});
