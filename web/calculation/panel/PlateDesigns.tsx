import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';

import { bestOf } from '@shared/calculation/sizing/plates/sizing';
import type { Design, FittingDesign, Sizing } from '@shared/calculation/sizing/plates/sizing.types';
import { correlationIds, plateKinds } from '@shared/calculation/sizing/plates/sizing.types';
import { numberText } from '@shared/calculation/words/figure-text';
import { NOTHING } from '@shared/calculation/words/figures';
import { correlationWords, misfitWords, plateKindWords } from '@shared/calculation/words/plates';
import { fromSi } from '@shared/calculation/units/units';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { panelTexts } from './calculation.text';
import type { PlateFigure } from './plateFigures';

const { colour, radius } = tokens;

const Opened = styled('div')({
  marginBottom: '0.75rem',
  padding: '0.25rem 0.75rem 0.75rem',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  background: colour.mist,
  borderRadius: radius.small,
});
// One height, whether there is a figure or a word.
const Designs = styled(Table)({
  tableLayout: 'fixed',
  fontSize: 'inherit',
  lineHeight: 1.35,
  '& td, & th': { height: '2.75rem', padding: '0.25rem 0 0.25rem 0.5rem', fontWeight: 500, textAlign: 'right' },
  '& th:first-of-type': { width: '31%', paddingLeft: 0, textAlign: 'left' },
  '& td[data-best]': { fontWeight: 700 },
});
const Second = styled('span')({ display: 'block', color: colour.inkSoft });
const Fine = styled('p')({ margin: '0.5rem 0 0', color: colour.inkSoft });

const kilopascals = (value: number) => numberText(fromSi('pressure', value, 'kPa') ?? NaN, 2);

/** A figure of a plate by a correlation, in lines. */
const linesOf: Record<PlateFigure, (design: FittingDesign) => string[]> = {
  plates: ({ plates, area }) => [numberText(plates), `${numberText(area, 2)} m²`],
  hotDrop: ({ pressureDrop }) => [kilopascals(pressureDrop.hot)],
  coldDrop: ({ pressureDrop }) => [kilopascals(pressureDrop.cold)],
  velocity: ({ velocity }) => [`${numberText(velocity.hot, 2)} / ${numberText(velocity.cold, 2)}`],
};
const units: Record<PlateFigure, string> = { plates: '', hotDrop: 'kPa', coldDrop: 'kPa', velocity: 'm/s' };

function DesignCell({ design, isBest, figure }: { design?: Design; isBest: boolean; figure: PlateFigure }) {
  const text = useText();
  if (!design) return <TableCell>{NOTHING}</TableCell>;
  if (design.status !== 'fits')
    return (
      <TableCell>
        <Second>{text(misfitWords[design.status])}</Second>
      </TableCell>
    );
  const [value, ...more] = linesOf[figure](design);
  return (
    <TableCell data-best={isBest || undefined}>
      {value}
      {more.map((line) => (
        <Second key={line}>{line}</Second>
      ))}
    </TableCell>
  );
}

type PlateDesignsProps = { sizing?: Sizing; figure: PlateFigure; titleId: string };

/** A figure for soft, medium and hard plates by each correlation, and what these hold for. */
export function PlateDesigns({ sizing, figure, titleId }: PlateDesignsProps) {
  const text = useText();
  const designs = sizing?.status === 'shown' ? sizing.designs : [];
  // The designs that the band comes from.
  const best = bestOf(designs);
  const unit = units[figure];
  return (
    <Opened>
      <Designs aria-labelledby={titleId}>
        <TableHead>
          <TableRow>
            <TableCell>
              {text(panelTexts.correlation)}
              {unit && <Second>{unit}</Second>}
            </TableCell>
            {plateKinds.map((plate) => (
              <TableCell key={plate}>{text(plateKindWords[plate])}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {correlationIds.map((correlation) => (
            <TableRow key={correlation}>
              <TableCell component="th" scope="row">
                {text(correlationWords[correlation]).name}
              </TableCell>
              {plateKinds.map((plate) => {
                const design = designs.find((each) => each.plate === plate && each.correlation === correlation);
                const isBest = best.some((each) => each === design);
                return <DesignCell key={plate} design={design} isBest={isBest} figure={figure} />;
              })}
            </TableRow>
          ))}
        </TableBody>
      </Designs>
      <Fine>{text(panelTexts.best)}</Fine>
      {correlationIds.map((correlation) => {
        const { name, validity } = text(correlationWords[correlation]);
        return (
          <Fine key={correlation}>
            <strong>{name}</strong> {validity}
          </Fine>
        );
      })}
    </Opened>
  );
}
