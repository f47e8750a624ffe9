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

const Band = styled('section', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'plain' | 'mist' }>(
  ({ tone }) => ({
    paddingBlock: tokens.space.section,
    background: tone === 'mist' ? tokens.colour.mist : tokens.colour.white,
  }),
);

/** Keeps content to the page's width and off its edges. */
export const Contained = styled('div')({
  width: '100%',
  maxWidth: `calc(${tokens.width.page} + 2 * ${tokens.space.gutter})`,
  marginInline: 'auto',
  paddingInline: tokens.space.gutter,
});

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));
const Lead = styled('p')({
  margin: '1rem 0 0',
  maxWidth: tokens.width.text,
  fontSize: tokens.size.lead,
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
        <Body>{children}</Body>
      </Contained>
    </Band>
  );
}
