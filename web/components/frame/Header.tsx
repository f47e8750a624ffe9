import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { ActionLink } from '@/components/ActionLink';
import { componentTexts } from '@/components/components.text';
import { Link } from '@/components/Link';
import { onNavy } from '@/components/onNavy';
import { useLanguage, useText } from '@/lib/locale';
import type { Menu } from '@/lib/navigation';
import { pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { HeaderNav } from './HeaderNav';
import { LanguageLink } from './LanguageLink';
import { MobileMenu } from './MobileMenu';
import { aboveMoves } from './aboveMoves';
import { Wordmark } from './Wordmark';

const { headerHeight, layer, media, space } = tokens;

const Bar = styled('header')({
  ...onNavy,
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  ...aboveMoves('header'),
  [media.low]: { position: 'relative' },
  '@media print': { display: 'none' },
});
const Inner = styled('div')({
  display: 'flex',
  alignItems: 'center',
  // Nothing to spare on the smallest phones, nor where the menus just fit in.
  [media.tablet]: { gap: '0.5rem' },
  height: headerHeight.phone,
  paddingInline: space.gutter,
  maxWidth: `calc(${tokens.width.page} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  [media.wide]: { height: headerHeight.wide, gap: '0.25rem' },
  [media.roomy]: { gap: '0.5rem' },
});
const Home = styled(Link)({
  display: 'flex',
  marginRight: 'auto',
  padding: '0.5rem 0',
  color: 'inherit',
  textDecoration: 'none',
});
const Contact = styled(ActionLink)({
  display: 'none',
  minHeight: 44,
  padding: '0.5rem 1.25rem',
  marginLeft: '0.5rem',
  whiteSpace: 'nowrap',
  [media.tablet]: { display: 'inline-flex' },
});

type HeaderProps = { wordmark: string; menus: readonly Menu[]; search?: ReactNode };

/** The bar that stays on top of every page, unless the window is low. `search` is the button that opens the site's search. */
export function Header({ wordmark, menus, search }: HeaderProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Bar>
      <Inner>
        <Home to={pathTo(language, 'home')} aria-label={`${wordmark} ${text(componentTexts.toHome)}`}>
          <Wordmark name={wordmark} />
        </Home>
        <HeaderNav menus={menus} />
        {search}
        <LanguageLink />
        <Contact to={pathTo(language, 'customerSupport')}>{text(componentTexts.contact)}</Contact>
        <MobileMenu menus={menus} />
      </Inner>
    </Bar>
  );
}
