import { use } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { postAt } from '@shared/posts/address';
import type { SiteViews } from '@shared/content/views';

import { api, triedAgain } from './api';
import type { HeadTag } from './head';
import { ChunkLoadError } from './lazyPart';
import { languageOf, languages } from './locale';
import type { Language } from './locale';
import { pageAt } from './paths';
import type { PageName } from './paths';
import type { RootState, SiteStore } from './store';
import { useSiteStore } from './useSiteStore';

/** Pages with words in their language; an address without a page has those of "not found". */
export type ContentPage = PageName | 'post' | 'not-found';

/** A page that follows another: words and pictures by the names of the views it reads, and files of its code. */
export type PageContent = { views: Partial<SiteViews>; head: readonly HeadTag[]; scripts: readonly string[] };

/** `brought`: what came within the page that the browser loaded. A post's page brings no more than that post shows. */
type ContentPlace = { language: Language; page: ContentPage | 'brought' };

/** The words that a page brings, by their language. */
export type BroughtContent = Partial<Record<Language, Partial<SiteViews>>>;

/** Id of the data block by which a page brings its words. */
export const CONTENT_ID = 'content';

const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    content: build.query<PageContent, ContentPlace>({
      query: ({ language, page }) => `content/${language}/${page}`,
      extraOptions: triedAgain,
      // Pages read them as long as the site is open.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

const { initiate, select } = contentApi.endpoints.content;
const { selectEntriesForEndpoint, upsertQueryEntries, resetApiState } = contentApi.util;

const entryOf = (arg: ContentPlace, value: PageContent) => ({ endpointName: 'content' as const, arg, value });

/** Puts into a store what a page has brought. */
export const contentBrought = (brought: BroughtContent) =>
  upsertQueryEntries(
    languages.flatMap((language) => {
      const views = brought[language];
      return views ? [entryOf({ language, page: 'brought' }, { views, head: [], scripts: [] })] : [];
    }),
  );

/** All that pages have brought. */
const selectKnown = (state: RootState) =>
  selectEntriesForEndpoint(state, 'content').flatMap(({ originalArgs, data }) =>
    originalArgs && data ? [entryOf(originalArgs, data)] : [],
  );

/** Forgets all that the server has said but the words of pages: those on screen need them. */
export function forgetAnswers(dispatch: SiteStore['dispatch'], getState: () => RootState): void {
  const known = selectKnown(getState());
  dispatch(resetApiState());
  dispatch(upsertQueryEntries(known));
}

/** Shows other words on the pages of a language; returns what brings back those that were there. */
export function showContent(store: SiteStore, language: Language, shown: PageContent['views']): () => void {
  const known = selectKnown(store.getState()).filter(({ arg }) => arg.language === language);
  const changed = known.map(({ arg, value }) => entryOf(arg, { ...value, views: { ...value.views, ...shown } }));
  store.dispatch(upsertQueryEntries(changed));
  return () => void store.dispatch(upsertQueryEntries(known));
}

/** The page at an address, as content is asked for. */
export function contentPageAt(location: { pathname: string; search: string }): ContentPage {
  return pageAt(location.pathname) ?? (postAt(location) ? 'post' : 'not-found');
}

const placeAt = (location: { pathname: string; search: string }) => ({
  language: languageOf(location.pathname),
  page: contentPageAt(location),
});

/** Loads the words of the page at an address, unless there or on their way. A failed load is tried once more. */
export const loadContent = (store: SiteStore, location: { pathname: string; search: string }) =>
  store.dispatch(initiate(placeAt(location), { subscribe: false }));

/** The tags of the head of the page at an address; undefined until they have come. */
export const selectHead = (state: RootState, location: { pathname: string; search: string }) =>
  select(placeAt(location))(state).data?.head;

/** The words of a view, from the page that brought them. */
const selectView = <Name extends keyof SiteViews>(state: RootState, language: Language, name: Name) =>
  selectEntriesForEndpoint(state, 'content').find(
    ({ originalArgs, data }) => originalArgs?.language === language && data?.views[name],
  )?.data?.views[name];

/**
 * The words of a view in the language of the page; waits for them where the page came without. Throws ChunkLoadError if it
 * did not come; the next move to the page tries again.
 */
export function useContent<Name extends keyof SiteViews>(name: Name): SiteViews[Name] {
  const location = useLocation();
  const store = useSiteStore();
  const view = useSelector((state: RootState) => selectView(state, languageOf(location.pathname), name));
  if (view) return view;
  const place = placeAt(location);
  const { isError, isSuccess } = select(place)(store.getState());
  // The same promise each time that React asks.
  if (!isError && !isSuccess)
    use(store.dispatch(contentApi.util.getRunningQueryThunk('content', place)) ?? loadContent(store, location));
  if (isSuccess) throw new Error(`The content of this page lacks ${name}.`);
  throw new ChunkLoadError(`content/${place.language}/${place.page}`);
}

/** The content with which a page came, as the store begins with it. */
export function contentOfDocument(): BroughtContent {
  const block = document.getElementById(CONTENT_ID);
  if (!block) return {};
  return { [languageOf(window.location.pathname)]: JSON.parse(block.textContent) };
}
