import { styled } from '@mui/material/styles';

import { unspoken } from '@/components/unspoken';
import { tokens } from '@/theme/tokens';

const { colour, radius, size } = tokens;

/** One box and what reports to it, in the page's language. */
export type TreeUnit = { name: string; units?: readonly TreeUnit[]; isBranch?: boolean };

/** Below this width of its place the chart is an indented tree. */
const wide = '@container (min-width: 52rem)';
const line = `2px solid #b3c1ce`;

const Place = styled('div')({ containerType: 'inline-size' });
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Box = styled('span')({
  display: 'block',
  width: 'fit-content',
  padding: '0.625rem 1rem',
  borderRadius: radius.small,
  fontWeight: 700,
  lineHeight: 1.35,
});
const Top = styled(List)({
  [wide]: { '& > li > span': { marginInline: 'auto' } },
  '& > li > span': { minWidth: '11rem', padding: '0.875rem 1.5rem', textAlign: 'center' },
  '& > li > span:first-of-type': { color: colour.white, background: colour.navy },
});
const Divisions = styled(List)({
  paddingLeft: '1.375rem',
  '& > li': { position: 'relative', padding: '1rem 0 0 1.5rem', borderLeft: line },
  // The trunk ends at the middle of the last box.
  '& > li:last-of-type': { borderLeftColor: 'transparent' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: -2,
    width: '1.5rem',
    height: '2.25rem',
    borderLeft: line,
    borderBottom: line,
  },
  [wide]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    position: 'relative',
    marginTop: '1.75rem',
    paddingLeft: 0,
    // From the top box down to the beam.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '-1.75rem',
      left: 'calc(50% - 1px)',
      height: '1.75rem',
      borderLeft: line,
    },
    '& > li': { padding: '1.75rem 0.3125rem 0', borderLeft: 0 },
    '& > li::before': {
      left: 0,
      width: '100%',
      height: 0,
      borderLeft: 0,
      borderBottom: 0,
      borderTop: line,
    },
    '& > li:first-of-type::before': { left: '50%', width: '50%' },
    '& > li:last-of-type::before': { width: 'calc(50% + 1px)' },
    '& > li::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: 'calc(50% - 1px)',
      height: '1.75rem',
      borderLeft: line,
    },
  },
});
const Division = styled(Box)({
  color: colour.coldDark,
  background: colour.coldTint,
  border: '1px solid #bcd3f0',
  '&[data-branch]': { color: colour.hot, background: colour.white, borderColor: colour.hot },
  [wide]: {
    display: 'grid',
    placeItems: 'center',
    width: 'auto',
    minHeight: '3.75rem',
    padding: '0.5rem 0.25rem',
    fontSize: '0.9375rem',
    textAlign: 'center',
    textWrap: 'balance',
  },
});
const Teams = styled(List)({
  padding: '0.5rem 0 0 0.25rem',
  fontSize: size.small,
  lineHeight: 1.6,
  color: colour.inkSoft,
  '& > li': { display: 'inline-block' },
  '& > li:not(:last-of-type)::after': { content: unspoken('"·"'), marginInline: '0.5rem' },
  [wide]: {
    padding: '0.375rem 0 0',
    '& > li': {
      display: 'block',
      padding: '0.625rem 0.25rem',
      borderTop: `1px solid ${colour.line}`,
      lineHeight: 1.4,
      textAlign: 'center',
      textWrap: 'balance',
    },
    '& > li:first-of-type': { borderTop: 0 },
    '& > li:not(:last-of-type)::after': { content: 'none' },
  },
});

/** An organization chart as a nested list: boxes and lines where there is room, an indented tree where not. */
export function OrganizationTree({ root }: { root: TreeUnit }) {
  return (
    <Place>
      <Top>
        <li>
          <Box>{root.name}</Box>
          <Divisions>
            {root.units?.map((division) => (
              <li key={division.name}>
                <Division data-branch={division.isBranch || undefined}>{division.name}</Division>
                <Teams>
                  {division.units?.map((team) => (
                    <li key={team.name}>{team.name}</li>
                  ))}
                </Teams>
              </li>
            ))}
          </Divisions>
        </li>
      </Top>
    </Place>
  );
}
