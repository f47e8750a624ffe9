import { styled } from '@mui/material/styles';

import type { Assessment } from '@shared/calculation/assessment.types';
import { familyFits } from '@shared/calculation/checks/families';
import { productNames } from '@shared/questionnaire/products.text';

import { panelTexts } from '@/calculation/panel/calculation.text';
import { livePanelTexts } from '@/calculation/panel/livePanel.text';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { FamilyBoard } from './FamilyBoard';
import { FamilyChart } from './FamilyChart';
import { FamilyRows } from './FamilyRows';
import { familyVerdict } from './familyVerdict';

const { colour, size } = tokens;

const Note = styled('p')({ margin: '0.625rem 0 0', fontSize: size.small, lineHeight: 1.55, color: colour.inkSoft });

// As high as all five families with three notes: opened, it stays as high as it is whatever is typed.
const Told = styled('div')({ minHeight: '34rem' });
/** Named before anything is known of the conditions: all but those for gases. */
const usual = () => familyFits({ highest: 20 });

function noteOf({ pressure, highest }: Assessment['governing']) {
  const hasTemperature = highest !== undefined;
  if (pressure === undefined) return hasTemperature ? panelTexts.temperatureOnly : livePanelTexts.familiesHint;
  return hasTemperature ? panelTexts.familiesNote : panelTexts.pressureOnly;
}

/** Lists how each product family suits the pressure and the temperatures. */
export function FamilyList({ found: { families, governing } }: { found: Assessment }) {
  const text = useText();
  const language = useLanguage();
  const isJudged = families.length > 0;
  const rows = (isJudged ? families : usual()).map((fit) => ({
    id: fit.id,
    name: text(productNames[fit.id]),
    to: pathTo(language, 'products', fit.id),
    verdict: isJudged ? familyVerdict(fit, language) : undefined,
  }));
  return (
    <FamilyBoard>
      <FamilyChart
        names={Object.fromEntries(rows.map(({ id, name }) => [id, name]))}
        demand={governing}
        fits={families}
      />
      <Told>
        <FamilyRows rows={rows} />
        <Note>{text(noteOf(governing))}</Note>
      </Told>
    </FamilyBoard>
  );
}
