import { translationFilters } from '@shared/posts/boards.types';
import type { AdminPostPage, TranslationFilter } from '@shared/posts/boards.types';

import { ChoiceField } from '@/admin/list/SearchField';
import { useText } from '@/lib/locale';

import { filterNames, filterTexts } from './translation.text';

type FilterProps = {
  /** Number of posts of each choice; undefined until known. */
  counts: AdminPostPage['translations'] | undefined;
  value: TranslationFilter | undefined;
  onChoose: (filter: TranslationFilter | undefined) => void;
};

/** Chooses the posts of a board that lack their translation or have to follow it. */
export function TranslationField({ counts, value, onChoose }: FilterProps) {
  const text = useText();
  return (
    <ChoiceField
      name="translation"
      label={filterTexts.label}
      choices={translationFilters}
      nameOf={(filter) => text(filterNames[filter])(counts?.[filter])}
      all={filterTexts.all}
      value={value}
      onChoose={onChoose}
    />
  );
}
