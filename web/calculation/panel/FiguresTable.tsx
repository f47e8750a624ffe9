import { styled } from '@mui/material/styles';

import type { Assessment } from '@server/calculation/assessment.types';

import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { figureRows } from './figureRows';
import { figureTexts, NOTHING } from './figures.text';
import { livePanelTexts } from './livePanel.text';

const { colour, size } = tokens;

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { height: '3.25rem', padding: '0.25rem 0', borderBottom: `1px solid ${colour.line}`, lineHeight: 1.35 },
  '[data-room="2"] > *': { height: '4.25rem' },
  th: { width: '40%', paddingRight: '0.75rem', textAlign: 'left', fontSize: size.small, fontWeight: 500 },
  td: { textAlign: 'right' },
});
const HiddenHead = styled('thead')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
const Value = styled('span', { shouldForwardProp: (name) => name === 'children' })<{
  isMain?: boolean;
  isAlarming?: boolean;
}>(({ isMain, isAlarming }) => ({
  display: 'block',
  fontSize: isMain ? '1.0625rem' : size.body,
  fontWeight: isMain ? 700 : 600,
  color: isAlarming ? colour.bad : colour.ink,
}));
const Note = styled('span')({ display: 'block', fontSize: '0.75rem', color: colour.inkSoft });

/** What follows from the figures: duties, their difference, LMTD, NTU, effectiveness and the range of the area. */
export function FiguresTable({ found }: { found?: Assessment }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Table aria-label={text(livePanelTexts.results)}>
      <HiddenHead>
        <tr>
          <th scope="col">{text(figureTexts.item)}</th>
          <th scope="col">{text(figureTexts.value)}</th>
        </tr>
      </HiddenHead>
      <tbody>
        {figureRows(found, language).map(({ id, name, value, notes, room, isMain, isAlarming }) => (
          <tr key={id} data-room={room}>
            <th scope="row">{text(name)}</th>
            <td>
              <Value isMain={isMain && value !== undefined} isAlarming={isAlarming}>
                {value ?? NOTHING}
              </Value>
              {notes.map((note) => (
                <Note key={note}>{note}</Note>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
