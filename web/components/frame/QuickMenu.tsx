import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';

import { quickMenuTexts } from '@/components/components.text';
import { MinusIcon, PlusIcon, ProcurementIcon, QuoteIcon, SupportIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { onNavy } from '@/components/onNavy';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { quickMenuToggled, selectIsQuickMenuMinimized } from '@/lib/preferences';
import { tokens } from '@/theme/tokens';

import { aboveMoves } from './aboveMoves';
import { useStepAside } from './useStepAside';

const { colour, layer, media, radius } = tokens;

/** The margin beside the page is wide enough for labels of the usual size. */
const spacious = '@media (min-width: 1520px)';

// A slim bar along the bottom on phones, a floating one on wider screens, both of which step aside for what can be tapped
// below them; from 1440 px on a column in the page's margin. In low windows nothing floats.
const Region = styled('section')({
  ...onNavy,
  position: 'fixed',
  zIndex: layer.quickMenu,
  ...aboveMoves('quick-menu'),
  right: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'stretch',
  width: '100%',
  minHeight: 52,
  paddingBottom: 'env(safe-area-inset-bottom)',
  boxShadow: tokens.shadow.raised,
  border: '0 solid rgb(255 255 255 / 18%)',
  borderTopWidth: 1,
  '&[data-minimized]': { width: 'auto', borderTopLeftRadius: radius.large },
  // The keyboard finds it all the same.
  '&[data-aside]:not(:has(:focus-visible))': {
    translate: '0 100%',
    [media.tablet]: { translate: '0 calc(100% + 16px)' },
    [media.roomy]: { translate: 'none' },
  },
  [media.tablet]: {
    borderWidth: 1,
    right: 16,
    bottom: 16,
    width: 'auto',
    borderRadius: radius.large,
    '&[data-minimized]': { borderRadius: radius.large },
  },
  [media.roomy]: {
    borderRightWidth: 0,
    right: 0,
    bottom: '50%',
    flexDirection: 'column',
    '&, &[data-minimized]': { width: 80, borderRadius: `${radius.large} 0 0 ${radius.large}` },
    transform: 'translateY(50%)',
  },
  [spacious]: { '&, &[data-minimized]': { width: 100 } },
  // Between page and footer, from edge to edge.
  [media.low]: {
    position: 'static',
    flexDirection: 'row',
    transform: 'none',
    '&, &[data-minimized]': { width: '100%', borderRadius: 0 },
    '&[data-aside]:not(:has(:focus-visible))': { translate: 'none' },
  },
  '@media print': { display: 'none' },
});
const Title = styled('h2')({
  display: 'grid',
  alignContent: 'center',
  margin: 0,
  padding: '0 0.25rem 0 0.75rem',
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1.25,
  letterSpacing: '0.04em',
  color: colour.onNavySoft,
  width: 'min-content',
  '[data-minimized] > &': { width: 'auto', whiteSpace: 'nowrap' },
  [media.roomy]: {
    padding: '0.75rem 0.5rem 0.25rem',
    width: 'auto',
    textAlign: 'center',
    '[data-minimized] > &': { whiteSpace: 'normal' },
  },
});
const List = styled('ul')({
  display: 'flex',
  flex: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flex: '1 1 0' },
  [media.roomy]: { flexDirection: 'column' },
  [media.low]: { flexDirection: 'row' },
});
const Entry = styled(Link)({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem',
  padding: '0.375rem 0.25rem',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: -3,
  '& svg': { display: 'none', flex: 'none', width: 22, height: 22 },
  '&:hover': { background: colour.cold },
  [media.tablet]: { padding: '0.5rem 1rem', whiteSpace: 'nowrap', '& svg': { display: 'block' } },
  [media.roomy]: {
    flexDirection: 'column',
    gap: '0.375rem',
    padding: '0.75rem 0.25rem',
    fontSize: '0.75rem',
    whiteSpace: 'normal',
  },
  [spacious]: { fontSize: '0.8125rem' },
});
// Lines break between words only.
const Label = styled('span')({ '& > span': { whiteSpace: 'nowrap' } });
const Toggle = styled(IconButton)({
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  borderRadius: 0,
  outlineOffset: -4,
  '& svg': { width: 20, height: 20 },
  '&:hover': { color: colour.hotBright },
});

const items = [
  {
    title: quickMenuTexts.quote,
    Icon: QuoteIcon,
    page: 'customerSupport',
    section: 'online-quote',
  },
  { title: quickMenuTexts.procurement, Icon: ProcurementIcon, page: 'eProcurement' },
  { title: quickMenuTexts.support, Icon: SupportIcon, page: 'customerSupport' },
] as const;

/** The floating shortcuts; minimized they stay so from page to page. */
export function QuickMenu() {
  const text = useText();
  const language = useLanguage();
  const isMinimized = useSelector(selectIsQuickMenuMinimized);
  const dispatch = useDispatch();
  const [region, isAside] = useStepAside<HTMLElement>();
  return (
    <Region
      ref={region}
      aria-label={text(quickMenuTexts.title)}
      data-minimized={isMinimized || undefined}
      data-aside={isAside || undefined}
    >
      <Title>{text(quickMenuTexts.title)}</Title>
      {!isMinimized && (
        <List>
          {items.map(({ title, Icon, page, ...jump }) => (
            <li key={title.en}>
              <Entry to={pathTo(language, page, 'section' in jump ? jump.section : undefined)}>
                <Icon />
                <Label>
                  {text(title)
                    .split(' ')
                    .flatMap((word) => [<span key={word}>{word}</span>, ' '])}
                </Label>
              </Entry>
            </li>
          ))}
        </List>
      )}
      <Toggle
        color="inherit"
        aria-expanded={!isMinimized}
        aria-label={text(isMinimized ? quickMenuTexts.restore : quickMenuTexts.minimize)}
        onClick={() => dispatch(quickMenuToggled())}
      >
        {isMinimized ? <PlusIcon /> : <MinusIcon />}
      </Toggle>
    </Region>
  );
}
