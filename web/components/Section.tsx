import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { tokens } from '@/theme/tokens';

type SectionProps = {
  /** Anchor of the section. */
  id?: string;
  title: string;
  lead?: string;
  tone?: 'plain' | 'mist';
  children?: ReactNode;
};

// Inside a SideNavLayout these variables take the band's own ground, edges and height away.
const Band = styled('section', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'plain' | 'mist' }>(
  ({ tone }) => ({
    paddingBlock: `var(--section-space, ${tokens.space.section})`,
    background: tone === 'mist' ? `var(--section-mist, ${tokens.colour.mist})` : undefined,
  }),
);

/** Keeps content to the page's width and off its edges. */
export const Contained = styled('div')({
  width: '100%',
  maxWidth: `calc(${tokens.width.page} + 2 * ${tokens.space.gutter})`,
  marginInline: 'auto',
  paddingInline: `var(--section-gutter, ${tokens.space.gutter})`,
});

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0, textWrap: 'balance' }));
const Lead = styled('p')({
  margin: '1rem 0 0',
  maxWidth: tokens.width.text,
  fontSize: tokens.size.lead,
  lineHeight: 1.65,
  color: tokens.colour.inkSoft,
});
const Body = styled('div')({ marginTop: 'clamp(2rem, 1.5rem + 2vw, 3.5rem)' });

/** One anchored part of a page: heading, an optional sentence, content. */
export function Section({ id, title, lead, tone = 'plain', children }: SectionProps) {
  return (
    <Band id={id} tone={tone} aria-labelledby={id && `${id}-title`}>
      <Contained>
        <Title id={id && `${id}-title`}>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
        {children && <Body>{children}</Body>}
      </Contained>
    </Band>
  );
}
