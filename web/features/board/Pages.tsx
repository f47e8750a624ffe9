import { styled } from '@mui/material/styles';

import type { PostPage } from '@server/boards/boards.types';

import { boardCountTexts, boardTexts } from '@/boards/boards.text';
import { SmallButton } from '@/boards/boardStyles';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { pageWindow } from './format';
import type { PageWindow } from './format';

const { colour } = tokens;

const Bar = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  marginTop: '1.25rem',
});
const Total = styled('p')({ margin: 0, fontSize: tokens.size.small, color: colour.inkSoft });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem' });
const PageButton = styled(SmallButton)({
  fontVariantNumeric: 'tabular-nums',
  '&[aria-current]': { color: colour.white, background: colour.cold, borderColor: colour.cold },
  '&[aria-disabled="true"]': { color: colour.inkSoft, borderColor: 'transparent', cursor: 'default' },
  // Seven of them fit beside each other from 360 px on.
  '@media (max-width: 479px)': { minWidth: 38, padding: '0 0.5rem' },
});

type BoardPagesProps = {
  list: PostPage;
  /** The page asked for; the list may still be the one before. */
  page: number;
  size: PageWindow;
  onPage: (page: number) => void;
};

/** How many posts there are and the way to the other pages; nothing where one page holds them all. */
export function BoardPages({ list, page, size, onPage }: BoardPagesProps) {
  const text = useText();
  const { pageCount, total } = list;
  if (pageCount <= 1) return null;

  // The ends stay focusable, so that the keyboard does not lose its place on reaching them.
  const step = (target: number) => ({
    type: 'button' as const,
    'aria-disabled': target < 1 || target > pageCount,
    onClick: () => target >= 1 && target <= pageCount && onPage(target),
  });

  return (
    <Bar aria-label={text(boardTexts.pages)}>
      <Total>{text(boardCountTexts.total)(total)}</Total>
      <Buttons>
        <PageButton {...step(Math.min(page - 1, pageCount))}>{text(boardTexts.previous)}</PageButton>
        {pageWindow(page, pageCount, size).map((number) => (
          <PageButton
            key={number}
            type="button"
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </PageButton>
        ))}
        <PageButton {...step(page + 1)}>{text(boardTexts.next)}</PageButton>
      </Buttons>
    </Bar>
  );
}
