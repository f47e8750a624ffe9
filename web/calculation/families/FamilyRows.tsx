import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { FamilyId } from '@shared/calculation/checks/families';

import { Link } from '@/components/Link';
import { tokens } from '@/theme/tokens';

import { familyLines } from './familyLines';
import type { FamilyVerdict } from './familyVerdict';

const { colour, media, size } = tokens;

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${colour.line}` });
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: '0.625rem',
  padding: '0.25rem 0 0.625rem',
  borderBottom: `1px solid ${colour.line}`,
  '&:hover, &:focus-within': { background: colour.coldTint },
});
const Name = styled(Link)({
  display: 'inline-flex',
  alignItems: 'flex-end',
  justifySelf: 'start',
  minHeight: 44,
  // Right above its verdict.
  paddingBottom: '0.125rem',
  fontWeight: 600,
  lineHeight: 1.3,
  color: colour.ink,
  textUnderlineOffset: 4,
  outlineOffset: 0,
  textDecorationColor: colour.line,
  '&:hover': { color: colour.cold, textDecorationColor: 'currentcolor' },
});
// As high without a verdict as with one.
const Judged = styled('p')({
  gridColumn: '2 / -1',
  minHeight: '1.4em',
  margin: 0,
  fontSize: size.small,
  lineHeight: 1.4,
  [media.tablet]: { whiteSpace: 'nowrap' },
});
const Why = styled('span')({ color: colour.inkSoft, '* + &': { marginLeft: '0.5rem' } });

export type FamilyRow = {
  id: FamilyId;
  name: string;
  to: string;
  verdict?: FamilyVerdict;
  /** Purpose of the value, if it is limited. */
  note?: string;
  /** Further action. */
  action?: ReactNode;
};

/** The families of the chart with their lines; each leads to its product and says how it takes the conditions. */
export function FamilyRows({ rows }: { rows: readonly FamilyRow[] }) {
  return (
    <List>
      {rows.map(({ id, name, to, verdict, note, action }) => (
        <Item key={id} data-family={id}>
          <svg width={28} height={24} aria-hidden>
            <path d="M0 10H28" {...familyLines[id]} />
          </svg>
          <Name to={to}>{name}</Name>
          {action ?? <span />}
          <Judged>
            {verdict && (
              <>
                <strong style={{ color: verdict.tone }}>{verdict.words}</strong>
                {verdict.why && <Why>{verdict.why}</Why>}
              </>
            )}
            {note && <Why>{note}</Why>}
          </Judged>
        </Item>
      ))}
    </List>
  );
}
