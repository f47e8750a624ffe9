import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { use } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { postAt } from '@server/post-view/address';

import type { SiteViews } from '@/content/views';

import type { HeadTag } from './head';
import { ChunkLoadError } from './lazyPart';
import { languageOf } from './locale';
import type { Language } from './locale';
import { pageAt } from './paths';
import type { PageName } from './paths';
import type { RootState, SiteStore } from './store';
import { useSiteStore } from './useSiteStore';

/** What a page says, in its language; of an address without a page what its "not found" says. */
export type ContentPage = PageName | 'post' | 'not-found';

/** The words and pictures of a page: by the names of the views it reads. */
export type PageContent = { views: Partial<SiteViews>; head: readonly HeadTag[] };

type ContentState = Partial<Record<Language, Partial<SiteViews>>>;

/** Id of the data block by which a page brings its words. */
export const CONTENT_ID = 'content';

/** What the site says, as far as it has come: with the first page, then with each page that follows. */
export const content = createSlice({
  name: 'content',
  initialState: (): ContentState => ({}),
  reducers: {
    contentArrived: (state, { payload }: PayloadAction<{ language: Language; views: Partial<SiteViews> }>) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's draft type of deep readonly objects
      (state as ContentState)[payload.language] = { ...state[payload.language], ...payload.views } as never;
    },
  },
  selectors: { selectViews: (state, language: Language) => state[language] },
});

const { contentArrived } = content.actions;
const { selectViews } = content.selectors;

/** The page at an address, as content is asked for. */
export function contentPageAt(location: { pathname: string; search: string }): ContentPage {
  return pageAt(location.pathname) ?? (postAt(location) ? 'post' : 'not-found');
}

/** The address of a page's content. */
export const pathToContent = (language: Language, page: ContentPage | 'search'): string =>
  `/api/content/${language}/${page}`;

const loads = new Map<string, Promise<PageContent>>();

/**
 * Loads what a page says in a language, once; it is in the store when the promise resolves. Rejects with
 * ChunkLoadError; a later call tries again.
 */
export function loadContent(store: SiteStore, language: Language, page: ContentPage): Promise<PageContent> {
  const path = pathToContent(language, page);
  const known = loads.get(path);
  if (known) return known;
  const load = fetchContent(path).then((arrived) => {
    store.dispatch(contentArrived({ language, views: arrived.views }));
    return arrived;
  });
  loads.set(path, load);
  load.catch(() => loads.delete(path));
  return load;
}

/** What the server says of content at a path; rejects with ChunkLoadError. */
export async function fetchContent<T = PageContent>(path: string): Promise<T> {
  try {
    const answer = await fetch(path);
    if (answer.ok) return await answer.json();
  } catch {
    // Said below.
  }
  throw new ChunkLoadError(path.slice(1));
}

/** What a view says, in the language of the page; waits for it where the page came without. */
export function useContent<Name extends keyof SiteViews>(name: Name): SiteViews[Name] {
  const location = useLocation();
  const language = languageOf(location.pathname);
  const store = useSiteStore();
  const view = useSelector((state: RootState) => selectViews(state, language)?.[name]);
  if (view) return view;
  const { views } = use(loadContent(store, language, contentPageAt(location)));
  const arrived = views[name];
  if (!arrived) throw new Error(`The content of this page lacks ${name}.`);
  return arrived;
}

/** The content with which a page came, as the store begins with it. */
export function contentOfDocument(): ContentState {
  const block = document.getElementById(CONTENT_ID);
  if (!block) return {};
  return { [languageOf(window.location.pathname)]: JSON.parse(block.textContent) };
}
