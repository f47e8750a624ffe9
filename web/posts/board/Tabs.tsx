import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { KeyboardEvent, ReactNode } from 'react';

import type { PostCategory } from '@shared/posts/boards.types';
import { categoryTexts } from '@shared/posts/post-view.text';

import { boardTexts } from '@/posts/boards.text';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const Line = styled(Tabs)({
  marginBottom: '1.25rem',
  borderBottom: `1px solid ${tokens.colour.line}`,
  // Long names break before the last tab is cut off.
  '& .MuiTab-root': { flexShrink: 1, padding: '0.5rem clamp(0.875rem, 0.5rem + 1.5vw, 1.5rem)' },
});

/** Once MUI has moved the focus. Its `selectionFollowsFocus` would also open a tab by the mouse, a second time. */
function openFocused(event: KeyboardEvent) {
  const tab = document.activeElement;
  if (event.isDefaultPrevented() && tab instanceof HTMLElement) tab.click();
}

type BoardTabsProps = {
  /** Ids of tabs and panel begin with it. */
  id: string;
  categories: readonly PostCategory[];
  current: PostCategory;
  onChange: (category: PostCategory) => void;
  /** Content of the current tab. */
  children: ReactNode;
};

/** The board's categories as tabs; arrow keys move between them. */
export function BoardTabs({ id, categories, current, onChange, children }: BoardTabsProps) {
  const text = useText();
  return (
    <>
      <Line
        value={current}
        onChange={(_event, category: PostCategory) => onChange(category)}
        onKeyDown={openFocused}
        aria-label={text(boardTexts.tabs)}
      >
        {categories.map((category) => (
          <Tab
            key={category}
            value={category}
            label={text(categoryTexts[category])}
            id={`${id}-${category}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Line>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
