import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType } from 'react';

import type { AssessmentRequest } from '@shared/calculation/assessment.types';
import { families } from '@shared/calculation/checks/families';
import type { FamilyId } from '@shared/calculation/checks/families';
import { keysOf } from '@shared/words/records';
import type { TechnicalValues } from '@shared/questionnaire/form';
import { productNames } from '@shared/questionnaire/products.text';

import { livePanelTexts } from '@/calculation/panel/livePanel.text';
import { SpokenSummary } from '@/calculation/panel/SpokenSummary';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { FamilyBoard } from './FamilyBoard';
import { FamilyChart } from './FamilyChart';
import { FamilyConditions } from './FamilyConditions';
import { familyFinderTexts } from './familyFinder.text';
import { FamilyRows } from './FamilyRows';
import type { judgeFamilies } from './judgeFamilies';

const { colour, radius, size } = tokens;

const Card = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  padding: 'clamp(1rem, 0.5rem + 2vw, 2rem)',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.white,
  '@media print': { display: 'none' },
});
// As high as its longest words.
const Note = styled('p')({
  minHeight: '4.65em',
  margin: '0.75rem 0 0',
  fontSize: size.small,
  lineHeight: 1.55,
  color: colour.inkSoft,
});

const familyIds = keysOf(families);

/** Collects the typed figures, each with its unit. */
function typedIn({
  hotDesignPressure,
  designPressureUnit,
  hotDesignTemp,
  coldDesignTemp,
  designTempUnit,
}: AssessmentRequest): TechnicalValues {
  return {
    ...(hotDesignPressure?.trim() && { hotDesignPressure, designPressureUnit }),
    ...(hotDesignTemp?.trim() && { hotDesignTemp, ...(coldDesignTemp && { coldDesignTemp }), designTempUnit }),
  };
}

type FamilyFinderProps = {
  /** As typed, by the names of the quote form; a temperature may be a range. */
  conditions: AssessmentRequest;
  onChange: (conditions: AssessmentRequest) => void;
  /** The way to a quote for a family under these conditions. */
  Quote: ComponentType<{ id: FamilyId; typed: TechnicalValues }>;
  /** Units to choose from, as the quote form knows them. */
  units: Record<'pressure' | 'temperature', readonly { value: string; label: Localized }[]>;
};

/**
 * The families' limits in a chart; a design pressure and a design temperature show which of them fit. The chart is all
 * that a page loads at first: reading and judging what is typed comes with the first visit to a field.
 */
export function FamilyFinder({ conditions, onChange, Quote, units }: FamilyFinderProps) {
  const text = useText();
  const language = useLanguage();
  const [judge, setJudge] = useState<typeof judgeFamilies | 'missing'>();
  const isWaking = useRef(false);
  const wake = () => {
    if (isWaking.current) return;
    isWaking.current = true;
    import('./judgeFamilies').then(
      ({ judgeFamilies: loaded }) => setJudge(() => loaded),
      () => setJudge('missing'),
    );
  };
  // A link brought conditions along: nobody has to visit a field.
  const isAsked = [conditions.hotDesignPressure, conditions.hotDesignTemp].some((typed) => typed?.trim());
  const wakeNow = useEffectEvent(wake);
  useEffect(() => {
    if (isAsked) wakeNow();
  }, [isAsked]);
  const judged = typeof judge === 'function' ? judge(conditions, (id) => text(productNames[id]), language) : undefined;
  const note = judge === 'missing' ? livePanelTexts.unavailable : familyFinderTexts[judged?.isNone ? 'none' : 'note'];
  return (
    <Card onFocus={wake}>
      <FamilyConditions
        conditions={conditions}
        change={(changes) => onChange({ ...conditions, ...changes })}
        units={units}
        read={judged}
      />
      <FamilyBoard>
        <FamilyChart
          names={Object.fromEntries(familyIds.map((id) => [id, text(productNames[id])]))}
          demand={judged?.demand}
          fits={judged?.fits}
        />
        <div>
          <FamilyRows
            rows={familyIds.map((id) => ({
              id,
              name: text(productNames[id]),
              to: `#${id}`,
              verdict: judged?.verdicts[id],
              note: 'isForGas' in families[id] ? text(familyFinderTexts.forGases) : undefined,
              action: <Quote id={id} typed={typedIn(judged?.request ?? conditions)} />,
            }))}
          />
          <Note>{text(note)}</Note>
        </div>
      </FamilyBoard>
      <SpokenSummary summary={judged?.summary ?? ''} />
    </Card>
  );
}
