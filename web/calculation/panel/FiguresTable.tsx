import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';

import type { Assessment } from '@shared/calculation/assessment.types';
import type { Sizing } from '@shared/calculation/sizing/plates/sizing.types';
import { figureRows } from '@shared/calculation/words/figure-rows';
import { figureTexts, NOTHING } from '@shared/calculation/words/figures';

import { asksForFluid } from '@/calculation/advice/asksForFluid';
import { hiddenWords } from '@/components/hiddenWords';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { livePanelTexts } from './livePanel.text';

const { colour, size } = tokens;

const Figures = styled(Table)({
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': { height: '3.25rem', padding: '0.25rem 0', borderColor: colour.line, lineHeight: 1.35 },
  '& th': { width: '40%', paddingRight: '0.75rem', fontWeight: 500 },
  '& [data-room="2"] > *': { height: '4.25rem' },
  '& [data-room="3"] > *': { height: '5.25rem' },
});
const HiddenHead = styled(TableHead)(hiddenWords);
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

/**
 * Shows the results: duties, their difference, LMTD, NTU, effectiveness and the range of the area. Leaves the reason
 * for a missing one to the card that asks for a fluid.
 */
export function FiguresTable({ found, sizing }: { found?: Assessment; sizing?: Sizing }) {
  const text = useText();
  const language = useLanguage();
  const isFluidAsked = found !== undefined && asksForFluid(found);
  return (
    <Figures aria-label={text(livePanelTexts.results)}>
      <HiddenHead>
        <TableRow>
          <TableCell>{text(figureTexts.item)}</TableCell>
          <TableCell>{text(figureTexts.value)}</TableCell>
        </TableRow>
      </HiddenHead>
      <TableBody>
        {figureRows(found, language, sizing).map(({ id, name, value, notes, room, isMain, isAlarming }) => (
          <TableRow key={id} data-room={room}>
            <TableCell component="th" scope="row">
              {text(name)}
            </TableCell>
            <TableCell align="right">
              <Value isMain={isMain && value !== undefined} isAlarming={isAlarming}>
                {value ?? NOTHING}
              </Value>
              {!(isFluidAsked && value === undefined) && notes.map((note) => <Note key={note}>{note}</Note>)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Figures>
  );
}
