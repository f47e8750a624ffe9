import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import type { Assessment } from '@server/calculation/assessment.types';
import type { Verdict } from '@server/calculation/families';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { panelTexts, verdictTexts } from './calculation.text';
import { familyReasonTexts, materialName } from './checks.text';
import { PartTitle } from './panelStyles';
import type { PanelTools } from './panelTools';

const { colour, size } = tokens;

const tones: Record<Verdict, string> = {
  fits: colour.good,
  little_reserve: colour.hot,
  ask: colour.steel,
  no_fit: colour.inkSoft,
};

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${colour.line}` });
const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '1rem',
  minHeight: 44,
  borderBottom: `1px solid ${colour.line}`,
});
const Name = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  color: colour.ink,
  textUnderlineOffset: 4,
  textDecorationColor: colour.line,
  '&:hover': { color: colour.cold, textDecorationColor: 'currentcolor' },
});
const Why = styled('span')({ marginRight: '0.5rem', fontWeight: 400, color: colour.inkSoft });
const Note = styled('p')({ margin: '0.625rem 0 0', fontSize: size.small, lineHeight: 1.55, color: colour.inkSoft });

type FamilyListProps = { found: Assessment; family: PanelTools['family'] };

/** How each product family takes the pressure and temperatures, and materials that suit them. */
export function FamilyList({ found: { families, gasket, plate, governing }, family }: FamilyListProps) {
  const text = useText();
  if (families.length === 0) return null;
  const proposed = plate.material ? undefined : plate.next;
  return (
    <div>
      <PartTitle>{text(panelTexts.families)}</PartTitle>
      <List>
        {families.map(({ id, verdict, reasons }) => {
          const { name, to } = family(id);
          return (
            <Item key={id}>
              <Name to={to}>{name}</Name>
              <strong style={{ color: tones[verdict], fontSize: size.small }}>
                <Why>{reasons.map((reason) => text(familyReasonTexts)(reason)).join(', ')}</Why>
                {text(verdictTexts[verdict])}
              </strong>
            </Item>
          );
        })}
      </List>
      <Note>{text(governing.pressure ? panelTexts.familiesNote : panelTexts.temperatureOnly)}</Note>
      {gasket.suitable.length > 0 && <Note>{text(panelTexts.suitableGaskets)(gasket.suitable.join(', '))}</Note>}
      {proposed && <Note>{text(panelTexts.plateProposal)(materialName(proposed))}</Note>}
    </div>
  );
}
