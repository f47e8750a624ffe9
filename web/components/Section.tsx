import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { sectionLinkText } from './components.text';
import { LinkIcon } from './icons';
import { Link } from './Link';

type SectionProps = {
  /** Anchor of the section. */
  id?: string;
  title: string;
  lead?: string;
  tone?: 'plain' | 'mist';
  children?: ReactNode;
};

const { colour, duration, media } = tokens;

// Inside a SideNavLayout these variables take the band's own ground, edges and height away.
const Band = styled('section', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'plain' | 'mist' }>(
  ({ tone }) => ({
    paddingBlock: `var(--section-space, ${tokens.space.section})`,
    background: tone === 'mist' ? `var(--section-mist, ${tokens.colour.mist})` : undefined,
    '@media print': { paddingBlock: '0.75rem' },
  }),
);

/** Keeps content to the page's width and off its edges. */
export const Contained = styled('div')({
  width: '100%',
  maxWidth: `calc(${tokens.width.page} + 2 * ${tokens.space.gutter})`,
  marginInline: 'auto',
  paddingInline: `var(--section-gutter, ${tokens.space.gutter})`,
});

// The link follows the last word; it takes no room of its own there, so no line breaks differently because of it.
const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.h2,
  textWrap: 'balance',
  [media.tablet]: { paddingRight: '3rem' },
}));
const Title = styled('h2')({ display: 'inline', margin: 0, font: 'inherit', letterSpacing: 'inherit' });
const Anchor = styled(Link)({
  display: 'none', // on phones the address bar shares the page, and there is no pointer to show this
  placeItems: 'center',
  width: 32,
  height: 32,
  margin: '0 -2.5rem 0 0.5rem',
  borderRadius: tokens.radius.small,
  color: colour.inkSoft,
  verticalAlign: '0.02em',
  opacity: 0,
  transition: `opacity ${duration.quick}`,
  '& svg': { width: 20, height: 20 },
  '&:hover': { color: colour.cold, background: colour.coldTint },
  '*:hover > &, &:focus-visible': { opacity: 1 },
  [media.tablet]: { display: 'inline-grid' },
  '@media print': { display: 'none' },
});
const Lead = styled('p')({
  margin: '1rem 0 0',
  maxWidth: tokens.width.text,
  fontSize: tokens.size.lead,
  lineHeight: 1.65,
  color: tokens.colour.inkSoft,
  '@media print': { margin: '0.25rem 0 0', fontSize: '1rem', lineHeight: 1.45 },
});
const Body = styled('div')({
  marginTop: 'var(--section-gap, clamp(2rem, 1.5rem + 2vw, 3.5rem))',
  '@media print': { marginTop: '0.75rem' },
});

/** One anchored part of a page: heading with a link to itself, an optional sentence, content. */
export function Section({ id, title, lead, tone = 'plain', children }: SectionProps) {
  const text = useText();
  return (
    <Band id={id} tone={tone} aria-labelledby={id && `${id}-title`}>
      <Contained>
        <Heading>
          <Title id={id && `${id}-title`}>{title}</Title>
          {id && (
            <Anchor to={`#${id}`} aria-label={text(sectionLinkText)(title)}>
              <LinkIcon />
            </Anchor>
          )}
        </Heading>
        {lead && <Lead>{lead}</Lead>}
        {children && <Body>{children}</Body>}
      </Contained>
    </Band>
  );
}
