import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import { Link } from '@/components/Link';
import { tokens } from '@/theme/tokens';

import { useCurrentSection } from './useCurrentSection';

export type SideNavProps = {
  /** Category of the page; names the landmark. In the page's language. */
  title: string;
  /** Anchors on this page with their titles in the page's language. */
  sections: readonly { id: string; title: string }[];
};

const { colour, media, headerHeight } = tokens;

const Nav = styled('nav')({
  position: 'sticky',
  top: headerHeight.phone,
  zIndex: tokens.layer.strip,
  background: colour.white,
  borderBottom: `1px solid ${colour.line}`,
  [media.wide]: { top: `calc(${headerHeight.wide} + 2.5rem)`, borderBottom: 0, zIndex: 'auto' },
  [media.low]: { position: 'static' },
  '@media print': { display: 'none' },
});
const Title = styled('p')({
  display: 'none',
  [media.wide]: {
    display: 'block',
    margin: '0 0 0.75rem',
    paddingBottom: '0.875rem',
    borderBottom: `2px solid ${colour.ink}`,
    fontSize: '1.125rem',
    fontWeight: 700,
  },
});
// Phones and tablets: one line to swipe along; desktops: a column.
const List = styled('ul')({
  display: 'flex',
  gap: '0.25rem',
  margin: 0,
  padding: `0 calc(${tokens.space.gutter} - 0.75rem)`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  [media.wide]: { flexDirection: 'column', gap: 0, padding: 0, maxHeight: '70vh', overflowY: 'auto' },
});
const Entry = styled(Link)({
  display: 'block',
  padding: '0.875rem 0.75rem',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  color: colour.inkSoft,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  outlineOffset: -3,
  '&:hover': { color: colour.cold },
  '&[aria-current]': { color: colour.cold, fontWeight: 700, borderBottomColor: colour.cold },
  [media.wide]: {
    padding: '0.625rem 0.875rem',
    whiteSpace: 'normal',
    borderBottom: 0,
    borderLeft: `3px solid ${colour.line}`,
    '&[aria-current]': { borderLeftColor: colour.cold },
  },
});

/**
 * Links to the sections of the page, the one being read marked. A sticky column from 1080 px on, below that a
 * strip under the header. Usually placed by `SideNavLayout`.
 */
export function SideNav({ title, sections }: SideNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const strip = list.current;
    const link = strip?.querySelector<HTMLElement>(`a[href$="#${current}"]`);
    if (!strip || !link) return;
    strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <Nav aria-label={title}>
      <Title aria-hidden>{title}</Title>
      <List ref={list}>
        {sections.map((section) => (
          <li key={section.id}>
            <Entry to={`#${section.id}`} aria-current={section.id === current ? 'location' : undefined}>
              {section.title}
            </Entry>
          </li>
        ))}
      </List>
    </Nav>
  );
}
