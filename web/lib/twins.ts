import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

import { twinRef } from '@shared/posts/address';
import type { PostRef } from '@shared/posts/post-view.types';

import { rootReducer } from './store';

const keyOf = ({ kind, board, id }: PostRef) => `${kind}/${board}/${id}`;

/** Which posts are translations of each other, as far as this visitor has opened them: the language switch leads there. */
const twins = createSlice({
  name: 'twins',
  initialState: (): Partial<Record<string, string>> => ({}),
  reducers: {
    twinKnown: (state, { payload: { post, twin } }: PayloadAction<{ post: PostRef; twin: string | null }>) => {
      const former = state[keyOf(post)];
      if (former) delete state[keyOf(twinRef(post, former))];
      delete state[keyOf(post)];
      if (!twin) return;
      state[keyOf(post)] = twin;
      // A locked one does not say so itself.
      state[keyOf(twinRef(post, twin))] = post.id;
    },
  },
  selectors: { selectTwin: (state, post: PostRef | undefined) => post && state[keyOf(post)] },
}).injectInto(rootReducer);

export type TwinsState = Parameters<typeof twins.selectors.selectTwin>[0];
export const { twinKnown } = twins.actions;
export const { selectTwin } = twins.selectors;
