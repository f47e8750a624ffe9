import { styled } from '@mui/material/styles';

import type { Assessment } from '@server/calculation/assessment.types';
import { materialName } from '@server/calculation/material-words';

import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { panelTexts } from './calculation.text';
import { FamilyBoard } from './FamilyBoard';
import { FamilyChart } from './FamilyChart';
import { FamilyRows } from './FamilyRows';
import { demandOf, familyVerdict } from './familyVerdict';
import { PartTitle } from './panelStyles';
import type { PanelTools } from './panelTools';

const { colour, size } = tokens;

const Note = styled('p')({ margin: '0.625rem 0 0', fontSize: size.small, lineHeight: 1.55, color: colour.inkSoft });

function noteOf({ pressure, highest }: Assessment['governing']) {
  if (!pressure) return panelTexts.temperatureOnly;
  return highest ? panelTexts.familiesNote : panelTexts.pressureOnly;
}

type FamilyListProps = { found: Assessment; family: PanelTools['family'] };

/** How each product family takes the pressure and temperatures, and materials that suit them. */
export function FamilyList({ found: { families, gasket, plate, governing }, family }: FamilyListProps) {
  const text = useText();
  const language = useLanguage();
  if (families.length === 0) return null;
  const rows = families.map((fit) => ({ id: fit.id, ...family(fit.id), verdict: familyVerdict(fit, language) }));
  const proposed = plate.material ? undefined : plate.next;
  return (
    <div>
      <PartTitle>{text(panelTexts.families)}</PartTitle>
      <FamilyBoard>
        <FamilyChart
          names={Object.fromEntries(rows.map(({ id, name }) => [id, name]))}
          demand={demandOf(governing)}
          fits={families}
        />
        <div>
          <FamilyRows rows={rows} />
          <Note>{text(noteOf(governing))}</Note>
          {gasket.suitable.length > 0 && <Note>{text(panelTexts.suitableGaskets)(gasket.suitable.join(', '))}</Note>}
          {proposed && <Note>{text(panelTexts.plateProposal)(materialName(proposed))}</Note>}
        </div>
      </FamilyBoard>
    </div>
  );
}
