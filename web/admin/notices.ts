import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

import type { Localized } from '@/lib/locale';
import { rootReducer } from '@/lib/store';

/** `count` tells the same words said again from those still on screen. */
type Notices = { words: Localized; link?: NoticeLink; isShown: boolean; count: number };
type NoticeLink = { to: string; words: Localized };

/** The one status message on screen, whichever page or tab said it. Errors do not belong here. */
const notices = createSlice({
  name: 'notices',
  initialState: (): Notices => ({ words: { ko: '', en: '' }, isShown: false, count: 0 }),
  reducers: {
    notify: ({ count }, { payload }: PayloadAction<Pick<Notices, 'words' | 'link'>>) => ({
      ...payload,
      isShown: true,
      count: count + 1,
    }),
    noticeClosed: (state) => {
      state.isShown = false;
    },
  },
  selectors: { selectNotice: (state) => state },
}).injectInto(rootReducer);

export const { noticeClosed } = notices.actions;
export const { selectNotice } = notices.selectors;

/** Tells the administrator that something is done, and where that is to be seen. */
export function useNotify() {
  const dispatch = useDispatch();
  return (words: Localized, link?: NoticeLink) => void dispatch(notices.actions.notify({ words, link }));
}
