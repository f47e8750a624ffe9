import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { tokens } from '@/theme/tokens';

import { SideNav } from './SideNav';
import type { SideNavProps } from './SideNav';

const { colour, media, space } = tokens;

const Grid = styled('div')({
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: '13.5rem minmax(0, 1fr)',
    columnGap: 'clamp(2.5rem, 5vw, 5rem)',
    maxWidth: `calc(${tokens.width.page} + 2 * ${space.gutter})`,
    marginInline: 'auto',
    paddingInline: space.gutter,
  },
});
const Aside = styled('div')({
  display: 'contents',
  [media.wide]: { display: 'block', paddingBlock: 'clamp(3rem, 2rem + 3vw, 5rem)' },
});
const Column = styled('div')({
  minWidth: 0,
  '--section-space': 'clamp(3rem, 2rem + 3vw, 5rem)',
  '--section-mist': colour.white,
  '& > section + section': { borderTop: `1px solid ${colour.line}` },
  [media.phone]: { '--section-space': '2.25rem', '--section-gap': '1.5rem' },
  [media.wide]: { '--section-gutter': '0px' },
});

/** A page's sections (`Section` children) beside the navigation that leads to them. */
export function SideNavLayout({ title, sections, children }: SideNavProps & { children: ReactNode }) {
  return (
    <Grid>
      <Aside>
        <SideNav title={title} sections={sections} />
      </Aside>
      <Column>{children}</Column>
    </Grid>
  );
}
