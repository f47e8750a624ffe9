import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { tokens } from '@/theme/tokens';

import { herringbone } from './herringbone';
import { onNavy } from './onNavy';
import { Contained } from './Section';

const Band = styled('section')({
  ...onNavy,
  background: tokens.colour.coldDark,
  position: 'relative',
  paddingBlock: tokens.space.section,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 0 40%',
    background: herringbone,
    filter: 'brightness(1.6)',
    maskImage: 'linear-gradient(90deg, transparent, black)',
  },
});
const Inner = styled(Contained)({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '2rem 4rem',
  '& > div:first-of-type': { flex: '1 1 32rem', maxWidth: '46rem' },
});
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));
const Lead = styled('p')({ margin: '1rem 0 0', fontSize: tokens.size.lead, lineHeight: 1.65 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

type CallToActionProps = { id: string; title: string; lead: string; children: ReactNode };

/** The blue band that closes a page with what to do next; `children` are the buttons. */
export function CallToAction({ id, title, lead, children }: CallToActionProps) {
  return (
    <Band id={id} aria-labelledby={`${id}-title`}>
      <Inner>
        <div>
          <Title id={`${id}-title`}>{title}</Title>
          <Lead>{lead}</Lead>
        </div>
        <Actions>{children}</Actions>
      </Inner>
    </Band>
  );
}
