import type { PostRef } from '@shared/posts/post-view.types';

import { createStore } from './store';
import { selectTwin, twinKnown } from './twins';
import type { TwinsState } from './twins';

const ko: PostRef = { kind: 'posts', board: 'ko', id: 'a1' };
const en: PostRef = { kind: 'posts', board: 'en', id: 'b2' };

function known(...told: Parameters<typeof twinKnown>[0][]) {
  const store = createStore();
  for (const each of told) store.dispatch(twinKnown(each));
  const state = store.getState() as TwinsState; // its type does not know of slices that join it
  return { ko: selectTwin(state, ko), en: selectTwin(state, en) };
}

describe('the translations that a visitor has met', () => {
  it('are known from both sides: a locked one does not name the other', () => {
    expect(known({ post: ko, twin: 'b2' })).toEqual({ ko: 'b2', en: 'a1' });
    expect(known({ post: en, twin: 'a1' })).toEqual({ ko: 'b2', en: 'a1' });
  });

  it('are forgotten on both sides when one says that it has none, or another', () => {
    expect(known({ post: ko, twin: 'b2' }, { post: en, twin: null })).toEqual({});
    expect(known({ post: ko, twin: 'b2' }, { post: ko, twin: 'c3' })).toEqual({ ko: 'c3' });
  });

  it('are not those of a post with the same id on another board', () => {
    expect(known({ post: { ...ko, kind: 'e-procurement' }, twin: 'b2' })).toEqual({});
    expect(selectTwin({ twins: {} }, undefined)).toBeUndefined();
  });
});
