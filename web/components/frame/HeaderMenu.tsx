import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';

import { ChevronDownIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { useLanguage, useText } from '@/lib/locale';
import type { Menu } from '@/lib/navigation';
import { pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { stepTo } from './stepTo';

type HeaderMenuProps = { menu: Menu; isCurrent: boolean; isOpen: boolean; onOpen: () => void; onClose: () => void };

const { colour, duration } = tokens;

/** Beside a menu's name; small where the six of them just fit into the header. */
const side = 'clamp(0.5rem, 2.1vw - 0.95rem, 1.125rem)';

const Item = styled('li')({ position: 'relative', display: 'flex' });
const Trigger = styled(ButtonBase)({
  gap: '0.25rem',
  padding: `0 ${side}`,
  font: 'inherit',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  outlineOffset: -6,
  '& svg': { flex: 'none', width: 16, height: 16, opacity: 0.7, transition: `transform ${duration.quick}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: `auto ${side} 0`,
    height: 3,
    background: colour.hotBright,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${duration.quick}`,
  },
  '&[aria-expanded="true"]::after, &[aria-current]::after': { transform: 'none' },
});
const Panel = styled('ul')({
  '--focus': colour.cold,
  position: 'absolute',
  top: '100%',
  left: 0,
  minWidth: '13rem',
  margin: 0,
  padding: '0.75rem',
  listStyle: 'none',
  color: colour.ink,
  background: colour.white,
  borderRadius: `0 0 ${tokens.radius.small} ${tokens.radius.small}`,
  boxShadow: tokens.shadow.raised,
  // A long list in two columns, read downwards.
  '&[data-long]': { display: 'grid', gridAutoFlow: 'column', gridTemplateRows: 'repeat(6, auto)', columnGap: '0.5rem' },
  '&[hidden]': { display: 'none' },
  // In a line below the long list, or after a short one.
  '& > [data-more]': { marginTop: '0.375rem', paddingTop: '0.375rem', borderTop: `1px solid ${colour.line}` },
  '&[data-long] > [data-more]': { gridArea: '7 / 1' },
  '&[data-long] > [data-more] + [data-more]': { gridArea: '7 / 2' },
});
const Entry = styled(Link)({
  display: 'block',
  padding: '0.625rem 0.875rem',
  borderRadius: tokens.radius.small,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: -2,
  '&:hover': { color: colour.cold, background: colour.coldTint },
});

/** One header menu: a button that discloses the links to the sections of its page. */
export function HeaderMenu({ menu, isCurrent, isOpen, onOpen, onClose }: HeaderMenuProps) {
  const text = useText();
  const language = useLanguage();
  const panelId = useId();
  const item = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isHovered = useRef(false);

  const hover = (event: PointerEvent, isOver: boolean) => {
    if (event.pointerType !== 'mouse') return;
    isHovered.current = isOver;
    if (isOver) onOpen();
    else onClose();
  };
  // Under the mouse the menu is open already: its click must not close it. Keys click without a pointer (detail 0).
  const toggle = (event: MouseEvent) => {
    if (isOpen && !(isHovered.current && event.detail > 0)) onClose();
    else onOpen();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      onClose();
      trigger.current?.focus();
    } else if (event.key === 'ArrowDown' && !isOpen) {
      flushSync(onOpen); // hidden links take no focus
    }
    const links = [...(item.current?.querySelectorAll<HTMLElement>('ul a') ?? [])];
    const triggers = [...(item.current?.parentElement?.querySelectorAll<HTMLElement>(':scope > li > button') ?? [])];
    const target = stepTo(event.key, { links, triggers, trigger: trigger.current, focused: document.activeElement });
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <Item
      ref={item}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && !isHovered.current && onClose()}
      onKeyDown={onKeyDown}
    >
      <Trigger
        ref={trigger}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={toggle}
      >
        {text(menu.title)}
        <ChevronDownIcon />
      </Trigger>
      <Panel id={panelId} hidden={!isOpen} data-long={menu.sections.length > 6 || undefined}>
        {menu.sections.map((section) => (
          <li key={section.id}>
            <Entry to={pathTo(language, menu.page, section.id)} onClick={onClose}>
              {text(section.title)}
            </Entry>
          </li>
        ))}
        {menu.more?.map(({ page, section, title }) => (
          <li key={title.en} data-more>
            <Entry to={pathTo(language, page, section)} onClick={onClose}>
              {text(title)}
            </Entry>
          </li>
        ))}
      </Panel>
    </Item>
  );
}
