/** @jest-environment jsdom */
import type { WithSlice } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';

import { FILE_WAITS } from '@shared/requests/request-files.types';

import { createStore } from '@/lib/store';
import type { FormFile } from '@/requests/files/requestFile';

import {
  added,
  arrived,
  broughtBack,
  failed,
  formFiles,
  handedOver,
  queued,
  refused,
  sentElsewhere,
  setAside,
} from './formFiles';
import { followLine, holdFile, sendAll } from './uploads';
import type { FilesStore } from './uploads';

const { selectFiles, selectIsUnderWay } = formFiles.selectors;

let takenBack: string[];

beforeEach(() => {
  sessionStorage.clear();
  takenBack = [];
  class FakeRequest {
    constructor(
      readonly url: string,
      readonly init: { method: string },
    ) {}
    clone() {
      return this;
    }
  }
  const fakeFetch = async ({ url, init }: FakeRequest) => {
    if (init.method === 'DELETE') takenBack.push(url.split('/').at(-1) ?? '');
    const response = { status: 204, ok: true, headers: new Headers(), text: async () => '' };
    return { ...response, clone: () => response };
  };
  Object.assign(globalThis, { Request: FakeRequest, fetch: fakeFetch });
});

const file = (id: string): FormFile => ({ id, name: `${id}.pdf`, size: 100, state: 'queued', share: 0 });
const sent = (id: string) => ({
  id,
  sent: { file: `token-${id}`, name: `${id}.pdf`, size: 100, kind: 'pdf' },
  at: Date.now(),
});

/** A tab that was just loaded, with what its storage holds. */
function tab() {
  const store = createStore();
  const state = () => store.getState() as unknown as WithSlice<typeof formFiles>; // the slice joins when it is loaded
  const files = () => selectFiles(state()).map(({ name, state: now, problem }) => [name, now, problem]);
  return { ...store, files, isUnderWay: () => selectIsUnderWay(state()) };
}

/** Two files, the first of which has arrived. */
function tabWithTwo() {
  const opened = tab();
  opened.dispatch(added([file('a'), file('b')]));
  opened.dispatch(arrived(sent('a')));
  return opened;
}

describe('the files of a request', () => {
  it('outlive a reload where they have arrived; the others are told', () => {
    expect(tabWithTwo().isUnderWay()).toBe(true);
    expect(tab().files()).toEqual([
      ['a.pdf', 'arrived', undefined],
      ['b.pdf', 'failed', 'interrupted'],
    ]);
    expect(tab().isUnderWay()).toBe(false);
  });

  it.each([
    ['kind', 0],
    ['size', 0],
    ['infected', 0],
    ['limit', 0],
    ['full', 0],
    ['line', 1],
    ['away', 1],
    ['gone', 1],
  ] as const)('that failed for %s are told after a reload only where the visitor misses them', (problem, count) => {
    const { dispatch } = tab();
    dispatch(added([file('a')]));
    dispatch(failed({ id: 'a', problem, isPassing: false }));
    expect(tab().files()).toHaveLength(count);
  });

  it.each(['{', 'null', '5', '[1,null,{}]', '[{"name":1,"size":2}]'])(
    'are none when the storage holds %s',
    (stored) => {
      sessionStorage.setItem('quote-files', stored);
      expect(tab().files()).toEqual([]);
    },
  );

  it('wait or fail by what stopped them, and are queued again', () => {
    const { dispatch, files, isUnderWay } = tab();
    dispatch(added([file('a')]));
    dispatch(failed({ id: 'a', problem: 'line', isPassing: true }));
    expect(files()).toEqual([['a.pdf', 'waiting', 'line']]);
    expect(isUnderWay()).toBe(true);
    dispatch(queued('a'));
    expect(files()).toEqual([['a.pdf', 'queued', undefined]]);
  });

  it('come back after the form was cleared, those included that arrived meanwhile', () => {
    const { dispatch, files } = tabWithTwo();
    dispatch(setAside());
    expect(files()).toEqual([]);
    dispatch(arrived(sent('b')));
    dispatch(broughtBack());
    expect(files().map(([, state]) => state)).toEqual(['arrived', 'arrived']);
    expect(takenBack).toEqual([]);
  });

  it('are taken back from the server once nobody can want them, but not those that went with a request', async () => {
    const { dispatch } = tabWithTwo();
    dispatch(formFiles.actions.removed('a'));
    await waitFor(() => expect(takenBack).toEqual(['token-a']));
    dispatch(arrived(sent('b')));
    dispatch(handedOver());
    await waitFor(() => expect(takenBack).toEqual(['token-a']));
    dispatch(added([file('c')]));
    dispatch(formFiles.actions.removed('c'));
    dispatch(arrived(sent('c')));
    await waitFor(() => expect(takenBack).toEqual(['token-a', 'token-c']));
    dispatch(added([file('d')]));
    dispatch(arrived(sent('d')));
    dispatch(setAside());
    dispatch(formFiles.actions.letGo());
    await waitFor(() => expect(takenBack).toEqual(['token-a', 'token-c', 'token-d']));
  });

  it('are sent once where a proxy takes none of their size, also after the line was away', async () => {
    let uploads = 0;
    class RefusedUpload extends EventTarget {
      upload = new EventTarget();
      status = 413;
      responseText = '<html>413 Request Entity Too Large</html>';
      getResponseHeader = () => null;
      open() {}
      send() {
        uploads += 1;
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    }
    Object.assign(globalThis, { XMLHttpRequest: RefusedUpload });
    const { files, ...opened } = tab();
    const store = opened as unknown as FilesStore; // the slice joins when it is loaded
    holdFile('a', new File(['x'], 'a.pdf'));
    store.dispatch(added([file('a')]));
    await sendAll(store);
    const stop = followLine(store);
    window.dispatchEvent(new Event('online'));
    stop();
    await sendAll(store);
    expect(files()).toEqual([['a.pdf', 'failed', 'proxy']]);
    expect(uploads).toBe(1);
  });

  it('that the server no longer has are marked, and no longer named', () => {
    const { dispatch, files } = tabWithTwo();
    dispatch(refused(['token-a']));
    expect(files()[0]).toEqual(['a.pdf', 'failed', 'gone']);
    expect(tab().files()[0]).toEqual(['a.pdf', 'failed', 'gone']);
    expect(takenBack).toEqual([]);
  });

  it('that have waited too long for their request are told after a reload, before anything is sent', () => {
    const { dispatch } = tabWithTwo();
    dispatch(arrived({ ...sent('b'), at: Date.now() - FILE_WAITS - 1 }));
    expect(tab().files()).toEqual([
      ['a.pdf', 'arrived', undefined],
      ['b.pdf', 'failed', 'gone'],
    ]);
  });

  it('that another tab has sent are marked, and no longer named', () => {
    const { dispatch, files } = tabWithTwo();
    dispatch(sentElsewhere(['token-a', 'token-x']));
    expect(files()).toEqual([
      ['a.pdf', 'failed', 'sent'],
      ['b.pdf', 'queued', undefined],
    ]);
    dispatch(formFiles.actions.removed('a'));
    expect(takenBack).toEqual([]);
  });
});
