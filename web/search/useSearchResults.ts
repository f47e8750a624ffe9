import { postDate } from '@shared/words/format';
import { postViewTexts } from '@shared/posts/post-view.text';
import { pathToPost } from '@shared/posts/address';

import { useLanguage, useText } from '@/lib/locale';
import { pathToBoard } from '@/lib/paths';
import type { PopupState } from '@/lib/popupPlace';

import { lineToShow } from './markWords';
import { findClosest, findEntries, wordsOf } from './rankEntries';
import type { EntryGroup } from './rankEntries';
import { DOCUMENTS_SHOWN } from './searchApi';
import type { EntryKind, SearchIndex, SearchLink } from './searchEntry';
import { boardTitles, groupTitles, searchCountTexts, searchTexts } from './search.text';
import { useDocuments } from './useDocuments';

/** Picture before an option. */
export type OptionIcon = EntryKind | 'document' | 'locked' | 'link';

export type SearchOption = {
  title: string;
  place?: string;
  line?: string;
  icon: OptionIcon;
  to: string;
  state?: PopupState;
};

export type OptionGroup = { key: string; title: string; options: readonly SearchOption[] };

export type SearchResults = {
  groups: readonly OptionGroup[];
  words: readonly string[];
  /** Things found; undefined while nothing was looked for. */
  count: number | undefined;
  isPending: boolean;
  hasFailed: boolean;
};

/** Options of one kind shown at most. */
const LIMITS: Record<EntryKind, number> = { products: 6, pages: 6, certificates: 5 };

const toOption = ({ title, detail, to }: SearchLink): SearchOption => ({ title, line: detail, icon: 'link', to });

/** Results of a search in the site and on its boards; links to start from, or to go on by if it finds nothing. */
export function useSearchResults({ entries, shortcuts, waysOn }: SearchIndex, query: string): SearchResults {
  const text = useText();
  const words = wordsOf(query);
  const { isPending, hasFailed, ...found } = useDocuments(words.join(' '));
  const documents = useDocumentOptions(
    found.boards.filter(({ page }) => !page.isClosest),
    words.join(' '),
  );
  const closestDocuments = useDocumentOptions(
    found.boards.filter(({ page }) => page.isClosest),
    words.join(' '),
  );

  if (words.length === 0) {
    const start = { key: 'shortcuts', title: text(searchTexts.shortcuts), options: shortcuts.map(toOption) };
    return { groups: [start], words, count: undefined, isPending: false, hasFailed: false };
  }
  const toGroups = (entryGroups: readonly EntryGroup[]) =>
    entryGroups.map((group): OptionGroup => ({
      key: group.kind,
      title: text(groupTitles[group.kind]),
      options: group.entries.map(({ kind, title, place, lines, to }) => ({
        title,
        place,
        line: lineToShow(lines, words),
        icon: kind,
        to,
      })),
    }));
  const groups = toGroups(findEntries(entries, words, LIMITS));
  if (documents.length > 0) groups.push({ key: 'documents', title: text(searchTexts.documents), options: documents });
  const count = groups.reduce((sum, { options }) => sum + options.filter(({ icon }) => icon !== 'link').length, 0);
  if (count === 0 && !isPending) {
    const closest = words.length > 1 ? toGroups(findClosest(entries, words, LIMITS)) : [];
    if (closestDocuments.length > 0)
      closest.push({ key: 'documents', title: text(searchTexts.documents), options: closestDocuments });
    groups.push(...closest.map((group) => ({ ...group, title: text(searchCountTexts.closest)(group.title) })));
    groups.push({ key: 'ways', title: text(searchTexts.waysOn), options: waysOn.map(toOption) });
  }
  return { groups, words, count, isPending, hasFailed };
}

function useDocumentOptions(boards: ReturnType<typeof useDocuments>['boards'], q: string): SearchOption[] {
  const text = useText();
  const language = useLanguage();
  return boards.flatMap(({ kind, page }) => {
    const place = text(boardTitles[kind]);
    const posts = page.items.map((post): SearchOption => {
      const facts = [
        place,
        postDate(post.createdAt, language),
        [...new Set(post.fileTypes)].join(', '),
        post.protected && text(searchTexts.locked),
      ];
      return {
        title: post.shownTitle || text(postViewTexts.noTitle),
        line: facts.filter(Boolean).join(' · '),
        icon: post.protected ? 'locked' : 'document',
        to: pathToPost({ kind, board: language, id: post.id }),
        state: { over: pathToBoard(language, kind, { category: post.category }), post: post.id },
      };
    });
    if (page.total <= DOCUMENTS_SHOWN) return posts;
    const to = pathToBoard(language, kind, { q, category: page.items[0]?.category });
    return [...posts, { title: text(searchCountTexts.more)(place), icon: 'link', to }];
  });
}
