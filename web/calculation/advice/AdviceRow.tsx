import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { livePanelTexts } from '@/calculation/panel/livePanel.text';
import { PartTitle } from '@/calculation/panel/panelStyles';
import { ArrowLeftIcon, ArrowRightIcon } from '@/components/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const { colour, media } = tokens;

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: '0.375rem', height: '3rem' });
const Title = styled(PartTitle)({ flexGrow: 1, margin: 0, lineHeight: 1.3 });
const Arrow = styled(IconButton)({
  width: 44,
  height: 44,
  '&[aria-disabled="true"]': { color: colour.line, background: 'none', cursor: 'default' },
});
// One height, whatever there is to say: what stands below never moves. English takes more lines. The next card shows its
// edge.
const Cards = styled('ul')({
  position: 'relative',
  display: 'flex',
  gap: '0.625rem',
  height: '14.5rem',
  '&:lang(ko)': { height: '12rem' },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& > li': { flex: '0 0 100%', minWidth: 0, overflowY: 'auto', scrollSnapAlign: 'start' },
  '& > li:not(:only-child)': { flexBasis: '88%' },
  [media.tablet]: {
    height: '13.25rem',
    '&:lang(ko)': { height: '10.75rem' },
    '& > li:not(:only-child)': { flexBasis: 'calc(50% - 1.5rem)' },
  },
  [media.besideForm]: { '& > li:not(:only-child)': { flexBasis: '88%' } },
});

type AdviceRowProps = { cards: readonly { key: string; card: ReactNode }[] };

/** Cards beside each other in a room of one height, the most pressing first; swiped, or leafed through by buttons. */
export function AdviceRow({ cards }: AdviceRowProps) {
  const text = useText();
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });
  const { isAtStart, isAtEnd } = ends;

  const look = () => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = row.current ?? {};
    const now = { isAtStart: scrollLeft < 2, isAtEnd: scrollLeft + clientWidth > scrollWidth - 2 };
    if (now.isAtStart !== isAtStart || now.isAtEnd !== isAtEnd) setEnds(now);
  };
  useEffect(look, [cards.length, isAtStart, isAtEnd]);

  const leaf = (direction: 1 | -1) => {
    const [one, other] = row.current?.children ?? [];
    const step = one instanceof HTMLElement && other instanceof HTMLElement ? other.offsetLeft - one.offsetLeft : 0;
    row.current?.scrollBy({ left: direction * step });
  };
  return (
    <div>
      <Head>
        <Title id={id}>{text(livePanelTexts.advice)(cards.length)}</Title>
        {!(isAtStart && isAtEnd) && (
          <>
            <Arrow
              color="primary"
              aria-label={text(livePanelTexts.previous)}
              aria-disabled={isAtStart || undefined}
              onClick={() => leaf(-1)}
            >
              <ArrowLeftIcon />
            </Arrow>
            <Arrow
              color="primary"
              aria-label={text(livePanelTexts.next)}
              aria-disabled={isAtEnd || undefined}
              onClick={() => leaf(1)}
            >
              <ArrowRightIcon />
            </Arrow>
          </>
        )}
      </Head>
      {/* By its key it starts over when something else comes first. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <Cards key={cards[0]?.key} ref={row} onScroll={look} tabIndex={0} aria-labelledby={id}>
        {cards.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </Cards>
    </div>
  );
}
