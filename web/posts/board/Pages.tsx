import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';

import type { PostPage } from '@shared/posts/boards.types';

import { boardCountTexts, boardTexts } from '@/posts/boards.text';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { pageWindow } from './format';
import type { PageWindow } from './format';

const Bar = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  marginTop: '1.25rem',
});
const Total = styled('p')({ margin: 0, fontSize: tokens.size.small, color: tokens.colour.inkSoft });
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
  fontVariantNumeric: 'tabular-nums',
  // Seven of them fit beside each other from 360 px on.
  '@media (max-width: 479px)': { '& > button': { minWidth: 38, padding: '0 0.5rem' } },
});

type BoardPagesProps = {
  list: PostPage;
  /** The page asked for; the list may still be the one before. */
  page: number;
  /** MUI's `Pagination` moves its window in another way, so only its buttons are used. */
  size: PageWindow;
  onPage: (page: number) => void;
};

/** Number of posts and links to the other pages; nothing if one page holds them all. */
export function BoardPages({ list, page, size, onPage }: BoardPagesProps) {
  const text = useText();
  const { pageCount, total } = list;
  if (pageCount <= 1) return null;

  const look = { size: 'large', variant: 'outlined', shape: 'rounded' } as const;
  // The ends stay focusable, so that the keyboard does not lose its place on reaching them.
  const step = (target: number) => ({
    ...look,
    'aria-disabled': target < 1 || target > pageCount,
    onClick: () => target >= 1 && target <= pageCount && onPage(target),
  });

  return (
    <Bar aria-label={text(boardTexts.pages)}>
      <Total>{text(boardCountTexts.total)(total)}</Total>
      <Buttons>
        <PaginationItem {...step(Math.min(page - 1, pageCount))} page={text(boardTexts.previous)} />
        {pageWindow(page, pageCount, size).map((number) => (
          <PaginationItem
            key={number}
            {...look}
            page={number}
            selected={number === page}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          />
        ))}
        <PaginationItem {...step(page + 1)} page={text(boardTexts.next)} />
      </Buttons>
    </Bar>
  );
}
