import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { ActionLink } from '@/components/ActionLink';
import { componentTexts } from '@/components/components.text';
import { Dialog, fullScreen } from '@/components/Dialog';
import { ArrowRightIcon, CloseIcon, MenuIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { onNavy } from '@/components/onNavy';
import { useLanguage, useText } from '@/lib/locale';
import type { Menu } from '@/lib/navigation';
import { pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { LanguageLink } from './LanguageLink';

const { headerHeight, media, space } = tokens;

const Toggle = styled(IconButton)({ [media.wide]: { display: 'none' } });
const Screen = styled(Dialog)({
  ...onNavy,
  ...fullScreen,
  display: 'block',
  padding: `0 ${space.gutter} 2rem`,
});
const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: headerHeight.phone,
  marginInline: -12,
});
const List = styled('ul')({ margin: '1rem 0 2rem', padding: 0, listStyle: 'none' });
const Entry = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '1.125rem 0',
  borderBottom: '1px solid rgb(255 255 255 / 16%)',
  fontSize: '1.375rem',
  fontWeight: 700,
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { color: tokens.colour.onNavySoft },
});

const More = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.5rem',
  margin: '-1rem 0 1.5rem',
  padding: 0,
  listStyle: 'none',
});
const MoreEntry = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: tokens.colour.onNavySoft,
  textUnderlineOffset: 4,
});

/** Phones and tablets: the hamburger and the full-screen menu of the top-level entries behind it. */
export function MobileMenu({ menus }: { menus: readonly Menu[] }) {
  const text = useText();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <>
      <Toggle
        size="large"
        edge="end"
        aria-label={text(componentTexts.openMenu)}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon />
      </Toggle>
      <Screen isOpen={isOpen} onClose={close} label={text(componentTexts.mainMenu)}>
        <Top>
          <LanguageLink onClick={close} />
          <IconButton size="large" aria-label={text(componentTexts.close)} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Top>
        <nav aria-label={text(componentTexts.mainMenu)}>
          <List>
            {menus.map((menu) => (
              <li key={menu.page}>
                <Entry to={pathTo(language, menu.page)} onClick={close}>
                  {text(menu.title)}
                  <ArrowRightIcon />
                </Entry>
              </li>
            ))}
          </List>
          <More>
            {menus
              .flatMap(({ more = [] }) => more)
              .map(({ page, section, title }) => (
                <li key={title.en}>
                  <MoreEntry to={pathTo(language, page, section)} onClick={close}>
                    {text(title)}
                  </MoreEntry>
                </li>
              ))}
          </More>
        </nav>
        <ActionLink look="light" to={pathTo(language, 'customerSupport')} onClick={close}>
          {text(componentTexts.contact)}
        </ActionLink>
      </Screen>
    </>
  );
}
