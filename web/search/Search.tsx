import Alert from '@mui/material/Alert';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType } from 'react';

import { Hidden } from '@/components/hiddenWords';
import { SearchIcon } from '@/components/icons';
import { useLanguage, useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { useHydrated } from '@/lib/useHydrated';
import { useSiteStore } from '@/lib/useSiteStore';
import { tokens } from '@/theme/tokens';

import { searchEndpoints } from './searchApi';
import type { SearchIndex } from './searchEntry';
import { searchButtonTexts, shortcutNames } from './searchButton.text';

type DialogProps = { index: SearchIndex; isOpen: boolean; onClose: () => void };
type Loaded = { SearchDialog: ComponentType<DialogProps>; index: SearchIndex; language: Language };

const { searchIndex } = searchEndpoints;
const { colour, headerHeight, media, radius } = tokens;

/** From here on the header has room for the keys that open the search. */
const withKeys = '@media (min-width: 1280px)';

const Place = styled('div')({ position: 'relative' });
const Button = styled(ButtonBase)({
  gap: '0.5rem',
  minWidth: 44,
  height: 44,
  borderRadius: radius.small,
  font: 'inherit',
  '&:hover': { background: colour.navyRaised },
  [withKeys]: { padding: '0 0.625rem' },
});
const Keys = styled('kbd')({
  display: 'none',
  minWidth: '3.25rem', // on a Mac the two keys are shorter: nothing moves when that is known
  padding: '0.125rem 0.375rem',
  border: '1px solid rgb(255 255 255 / 28%)',
  borderRadius: radius.small,
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  color: colour.onNavySoft,
  whiteSpace: 'nowrap',
  [withKeys]: { display: 'block' },
});
const Problem = styled(Alert)({
  position: 'fixed',
  inset: `calc(${headerHeight.phone} + 0.5rem) 1rem auto`,
  [media.tablet]: { position: 'absolute', inset: 'calc(100% + 0.5rem) 0 auto auto', width: '20rem' },
  boxShadow: tokens.shadow.raised,
});

const isOtherPopupOpen = () =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((popup) => popup.getClientRects().length > 0);

/** Ctrl+K, on a Mac ⌘K; by the key's place, because on a Korean keyboard it is another letter. */
const isShortcut = ({ code, key, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent) =>
  (code === 'KeyK' || key === 'k') && ctrlKey !== metaKey && !shiftKey && !altKey && !repeat;

/** The header's search button, with its keys. The dialog and its entries are loaded when first needed. */
export function Search() {
  const text = useText();
  const { dispatch } = useSiteStore();
  const language = useLanguage();
  const isMac = useHydrated() && /^(?:Mac|iP)/.test(navigator.platform);
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = useRef(false);

  const loadIndex = () => dispatch(searchIndex.initiate(language, { subscribe: false })).unwrap();
  const load = async () => {
    if (loaded?.language === language) return;
    const [{ SearchDialog }, index] = await Promise.all([import('./SearchDialog'), loadIndex()]);
    setLoaded({ SearchDialog, index, language });
  };
  const close = () => {
    isWanted.current = false;
    setIsOpen(false);
  };
  const open = () => {
    isWanted.current = true;
    setHasFailed(false);
    load().then(
      () => isWanted.current && setIsOpen(true),
      () => setHasFailed(true),
    );
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || (!isOpen && isOtherPopupOpen())) return;
    event.preventDefault();
    if (isOpen) close();
    else open();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    const closeOnReturn = () => setIsOpen(false); // "back" leaves the page below, and its search with it
    document.addEventListener('keydown', listen);
    window.addEventListener('popstate', closeOnReturn);
    return () => {
      document.removeEventListener('keydown', listen);
      window.removeEventListener('popstate', closeOnReturn);
    };
  }, []);

  const prefetch = () => void load().catch(() => undefined);
  return (
    <Place>
      <Button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <SearchIcon />
        <Hidden>{text(searchButtonTexts.title)}</Hidden>
        <Keys aria-hidden>{isMac ? shortcutNames.mac : shortcutNames.others}</Keys>
      </Button>
      {hasFailed && <Problem severity="error">{text(searchButtonTexts.unavailable)}</Problem>}
      {loaded && <loaded.SearchDialog index={loaded.index} isOpen={isOpen} onClose={close} />}
    </Place>
  );
}
