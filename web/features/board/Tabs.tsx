import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';

import type { PostCategory } from '@server/boards/boards.types';

import { boardTexts, categoryTexts } from '@/boards/boards.text';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const { colour } = tokens;

const List = styled('div')({
  display: 'flex',
  gap: '0.25rem',
  marginBottom: '1.25rem',
  borderBottom: `1px solid ${colour.line}`,
});
const Tab = styled('button')({
  minHeight: 52,
  marginBottom: -1,
  padding: '0.5rem clamp(0.875rem, 0.5rem + 1.5vw, 1.5rem)',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.35,
  color: colour.inkSoft,
  cursor: 'pointer',
  '&:hover': { color: colour.cold },
  '&[aria-selected="true"]': { color: colour.cold, borderBottomColor: colour.cold },
});

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

type BoardTabsProps = {
  /** Ids of tabs and panel begin with it. */
  id: string;
  categories: readonly PostCategory[];
  current: PostCategory;
  onChange: (category: PostCategory) => void;
  /** What the current tab shows. */
  children: ReactNode;
};

/** The board's categories as tabs; arrow keys move between them. */
export function BoardTabs({ id, categories, current, onChange, children }: BoardTabsProps) {
  const text = useText();

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step && categories.at((categories.indexOf(current) + step) % categories.length);
    if (!next) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };

  return (
    <>
      <List role="tablist" aria-label={text(boardTexts.tabs)} onKeyDown={move}>
        {categories.map((category) => (
          <Tab
            key={category}
            id={`${id}-${category}`}
            type="button"
            role="tab"
            aria-selected={category === current}
            aria-controls={`${id}-panel`}
            tabIndex={category === current ? 0 : -1}
            onClick={() => category !== current && onChange(category)}
          >
            {text(categoryTexts[category])}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
