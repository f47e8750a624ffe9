import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { levelWords, wordsOfCheck } from '@shared/calculation/words/checks';
import type { Assessment } from '@shared/calculation/assessment.types';
import type { Sizing } from '@shared/calculation/sizing/plates/sizing.types';
import { differenceText, kilowatts } from '@shared/calculation/words/figure-text';

import { useSizing } from '@/calculation/fluids/useSizing';
import { hiddenWords } from '@/components/hiddenWords';
import { ChevronDownIcon } from '@/components/icons';
import { useLanguage, useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { scrollBehavior } from '@/lib/scroll';
import { tokens } from '@/theme/tokens';

import { panelTexts, summaryTexts } from './calculation.text';
import { keyboardHeight } from './keyboardHeight';
import { PANEL_TITLE_ID } from './livePanel.text';
import type { PanelTools } from './panelTools';
import { aboutPlates, alarmsOf } from './summary';

const { colour, layer, media, shadow, size, space } = tokens;

const HEIGHT = '3rem';
const edge = 'env(safe-area-inset-bottom, 0px)';

// Sticks to the lower edge of the window, or of what an on-screen keyboard leaves of it, as long as the sheet is in view.
// Being of no height, it moves nothing when it comes.
const Place = styled('div')({
  position: 'sticky',
  zIndex: layer.strip,
  bottom: `calc(${HEIGHT} + ${edge} + var(--keyboard, 0px))`,
  height: 0,
  [media.tablet]: { display: 'none' },
  [media.low]: { display: 'none' },
});
const Bar = styled(ButtonBase)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: '0.75rem',
  // From edge to edge of the window, whatever stands beside the sheet.
  width: `calc(100% + 2 * ${space.gutter})`,
  height: `calc(${HEIGHT} + ${edge})`,
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `0 ${space.gutter} ${edge}`,
  fontSize: size.small,
  fontWeight: 600,
  textAlign: 'left',
  color: colour.white,
  background: colour.navy,
  borderTop: `3px solid ${colour.cold}`,
  boxShadow: shadow.raised,
  fontVariantNumeric: 'tabular-nums',
  '&[data-level]': { borderTopColor: colour.hotBright },
  '&[data-level="impossible"]': { background: colour.bad, borderTopColor: colour.bad },
  '--focus': colour.white,
  '&:focus-visible': { outlineOffset: -4 },
  '& svg': { width: 20, height: 20 },
});
const Words = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
// Beside what is impossible there is room for the number alone.
const Said = styled('span')({ '&[data-hidden]': hiddenWords });
const Count = styled('span')({
  padding: '0 0.5rem',
  borderRadius: '1rem',
  lineHeight: '1.5rem',
  color: colour.navy,
  background: colour.hotBright,
});

/** Places the line above the keyboard, if one is on the screen. */
function AboveKeyboard({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const stopped = new AbortController();
    const measure = () => {
      const covered = keyboardHeight(window.innerHeight, visualViewport);
      place.current?.style.setProperty('--keyboard', `${covered}px`);
    };
    for (const type of ['resize', 'scroll']) visualViewport.addEventListener(type, measure, { signal: stopped.signal });
    measure();
    return () => stopped.abort();
  }, []);
  return (
    <Place ref={place} data-live-line>
      {children}
    </Place>
  );
}

const panelTitle = () => document.getElementById(PANEL_TITLE_ID);

/** True while the panel itself is in view. */
function useIsPanelInView(): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const panel = panelTitle()?.closest('section');
    if (!panel || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false));
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  return isInView;
}

/** The results in a line: what is impossible, else what was found, else what is warned of. */
function lineOf({ found, sizing }: { found: Assessment; sizing: Sizing }, language: Language) {
  const alarms = alarmsOf(found);
  const [worst] = alarms;
  const figures = [
    found.duty !== undefined && `${summaryTexts.duty[language]} ${kilowatts(found.duty, language)}`,
    aboutPlates(sizing, language),
    found.program && `${panelTexts.lmtd[language]} ${differenceText(found.program.lmtd)}`,
  ].filter(Boolean);
  const warning = worst && `${levelWords[worst.level][language]}: ${wordsOfCheck(worst, language).what}`;
  const words = worst?.level !== 'impossible' && figures.length > 0 ? figures.join(' · ') : warning;
  return { words, level: worst?.level, count: alarms.length };
}

/**
 * Duty, plates and LMTD or what is impossible, and how many warnings there are, at the lower edge of a phone. A tap opens the panel and leads to it.
 * It is no live region: the panel says the same once the typing pauses.
 */
export function LiveLineBar({ values }: Pick<PanelTools, 'values'>) {
  const text = useText();
  const language = useLanguage();
  const isPanelInView = useIsPanelInView();
  const { words, level, count } = lineOf(useSizing(values), language);
  if (!words || isPanelInView) return null;
  const showPanel = () => {
    const panel = panelTitle()?.closest('section');
    panel?.querySelector<HTMLElement>('header > [aria-expanded="false"]')?.click();
    panelTitle()?.focus({ preventScroll: true });
    panel?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  };
  return (
    <AboveKeyboard>
      <Bar data-level={level} onClick={showPanel}>
        <Words>{words}</Words>
        {count > 0 && (
          <Count>
            {level === 'impossible' && <span aria-hidden>{count}</span>}
            <Said data-hidden={level === 'impossible' || undefined}>{text(panelTexts.warnings)(count)}</Said>
          </Count>
        )}
        <ChevronDownIcon />
      </Bar>
    </AboveKeyboard>
  );
}
