import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

import { defaultLanguage, languages } from './locale';
import type { Language } from './locale';

type Preferences = { language: Language; isQuickMenuMinimized: boolean };

/** The language of the last page visited, from the cookie that every visit sets; Korean at first. */
function storedLanguage(): Language {
  if (typeof document === 'undefined') return defaultLanguage;
  const stored = /(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1];
  return languages.find((language) => language === stored) ?? defaultLanguage;
}

/** A visitor's choices, remembered on the next page. */
export const preferences = createSlice({
  name: 'preferences',
  initialState: (): Preferences => ({ language: storedLanguage(), isQuickMenuMinimized: false }),
  reducers: {
    languageVisited: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
    },
    quickMenuToggled: (state) => {
      state.isQuickMenuMinimized = !state.isQuickMenuMinimized;
    },
  },
  selectors: {
    selectLanguage: ({ language }) => language,
    selectIsQuickMenuMinimized: ({ isQuickMenuMinimized }) => isQuickMenuMinimized,
  },
});

export const { languageVisited, quickMenuToggled } = preferences.actions;
export const { selectLanguage, selectIsQuickMenuMinimized } = preferences.selectors;
