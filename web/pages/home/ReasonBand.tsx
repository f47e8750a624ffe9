import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { herringbone } from '@/components/herringbone';
import { onNavy } from '@/components/onNavy';
import { Contained } from '@/components/Section';
import { tokens } from '@/theme/tokens';

const { colour, media, space } = tokens;

const Band = styled('section')({
  ...onNavy,
  backgroundImage: `linear-gradient(90deg, transparent, ${colour.navy} 62%), ${herringbone}`,
  paddingBlock: space.section,
});
const Columns = styled(Contained)({
  display: 'grid',
  gap: 'clamp(2.5rem, 6vw, 6rem)',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
});
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));
const Lead = styled('p')({
  margin: '1rem 0 0',
  maxWidth: '30rem',
  fontSize: tokens.size.lead,
  lineHeight: 1.65,
  color: colour.onNavySoft,
});
const Grid = styled('ul')({
  display: 'grid',
  columnGap: 'clamp(2rem, 4vw, 4rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  '& > li': { padding: '1.75rem 0 2.25rem', borderTop: '1px solid rgb(255 255 255 / 22%)' },
  '& svg': { width: 34, height: 34, color: colour.hotBright },
  '& h3': { margin: '1rem 0 0.5rem', fontSize: tokens.size.heading, lineHeight: 1.35 },
  '& p': { margin: 0, color: colour.onNavySoft },
});

type ReasonBandProps = {
  id: string;
  title: string;
  lead: string;
  reasons: readonly { title: string; detail: string; icon: ReactNode }[];
};

/** A dark band: a claim on one side, what stands behind it on the other. */
export function ReasonBand({ id, title, lead, reasons }: ReasonBandProps) {
  return (
    <Band id={id} aria-labelledby={`${id}-title`}>
      <Columns>
        <div>
          <Title id={`${id}-title`}>{title}</Title>
          <Lead>{lead}</Lead>
        </div>
        <Grid>
          {reasons.map((reason) => (
            <li key={reason.title}>
              {reason.icon}
              <h3>{reason.title}</h3>
              <p>{reason.detail}</p>
            </li>
          ))}
        </Grid>
      </Columns>
    </Band>
  );
}
