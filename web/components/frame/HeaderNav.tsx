import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { componentTexts } from '@/components/components.text';
import { useText } from '@/lib/locale';
import { leadsTo } from '@/lib/navigation';
import type { Menu } from '@/lib/navigation';
import { pageAt } from '@/lib/paths';
import type { PageName } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { HeaderMenu } from './HeaderMenu';

const Nav = styled('nav')({ display: 'none', alignSelf: 'stretch', [tokens.media.wide]: { display: 'flex' } });
const List = styled('ul')({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' });

/** The header's menus with their dropdowns; one is open at a time. */
export function HeaderNav({ menus }: { menus: readonly Menu[] }) {
  const text = useText();
  const currentPage = pageAt(useLocation().pathname);
  const [open, setOpen] = useState<PageName>();
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) return;
    // A tap elsewhere moves no focus on touch screens, and a menu opened by hovering has none: listen to the page.
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node && nav.current?.contains(event.target))) setOpen(undefined);
    };
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(undefined);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  return (
    <Nav ref={nav} aria-label={text(componentTexts.mainMenu)}>
      <List>
        {menus.map((menu) => (
          <HeaderMenu
            key={menu.page}
            menu={menu}
            isCurrent={leadsTo(menu, currentPage)}
            isOpen={menu.page === open}
            onOpen={() => setOpen(menu.page)}
            onClose={() => setOpen((shown) => (shown === menu.page ? undefined : shown))}
          />
        ))}
      </List>
    </Nav>
  );
}
