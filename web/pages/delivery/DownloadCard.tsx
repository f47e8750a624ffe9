import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { DownloadIcon } from '@/components/icons';
import { tokens } from '@/theme/tokens';

const { colour, media, radius, size } = tokens;

const Card = styled('article')({
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  '& + &': { marginTop: 'clamp(1.5rem, 1rem + 1.5vw, 2.5rem)' },
  '@media (min-width: 1280px)': { display: 'grid', gridTemplateColumns: '20rem minmax(0, 1fr)' },
});
const About = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
  background: colour.mist,
});
const Tag = styled('p')({
  margin: 0,
  padding: '0.25rem 0.75rem',
  borderRadius: radius.small,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.5,
  color: colour.white,
  background: colour.navy,
});
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '1rem 0 0', textWrap: 'balance' }));
const Period = styled('p')({
  margin: '0.25rem 0 1.25rem',
  fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.25rem)',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  color: colour.cold,
});
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.25rem 1.25rem',
  margin: '0 0 1.5rem',
  fontSize: size.small,
  lineHeight: 1.6,
  '& dt': { color: colour.inkSoft },
  '& dd': { margin: 0, fontWeight: 600 },
});
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- styled() forgets that a button can be a link
const Download = styled(Button)({
  width: '100%',
  marginTop: 'auto',
  paddingInline: '1.25rem',
  [media.tablet]: { width: 'auto' },
}) as typeof Button; // styled() hides that it takes a component
const Preview = styled('div')({ padding: 'clamp(1.25rem, 1rem + 1vw, 2rem)' });

type DownloadCardProps = {
  tag: string;
  title: string;
  period: string;
  /** Facts about the file. */
  facts: readonly { label: string; value: string }[];
  url: string;
  download: string;
  /** A look into the file. */
  children: ReactNode;
};

/** A file to download: what it is, what is in it, and a look into it. */
export function DownloadCard({ tag, title, period, facts, url, download, children }: DownloadCardProps) {
  return (
    <Card>
      <About>
        <Tag>{tag}</Tag>
        <Title>{title}</Title>
        <Period>{period}</Period>
        <Facts>
          {facts.map(({ label, value }) => [<dt key={label}>{label}</dt>, <dd key={`${label}:`}>{value}</dd>])}
        </Facts>
        <Download
          component="a"
          href={url}
          download
          variant="contained"
          size="large"
          aria-label={[download, title, period].join(' ')}
        >
          <DownloadIcon />
          {download}
        </Download>
      </About>
      <Preview>{children}</Preview>
    </Card>
  );
}
