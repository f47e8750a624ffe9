import { styled } from '@mui/material/styles';

import type { Check, Level } from '@shared/calculation/calculation.types';
import { levelWords, wordsOfCheck } from '@shared/calculation/words/checks';
import { materialName } from '@shared/calculation/words/materials';
import { gaskets } from '@shared/calculation/checks/materials';
import { gasketUses } from '@shared/calculation/words/gasket-uses';

import { useAssessment } from '@/calculation/fluids/useAssessment';
import { CardButton } from '@/calculation/panel/panelStyles';
import type { PanelTools } from '@/calculation/panel/panelTools';
import { SpokenSummary } from '@/calculation/panel/SpokenSummary';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { avoidTexts, materialTexts } from './materials.text';

const { colour } = tokens;

const tones: Partial<Record<Level, string>> = { strong_warning: colour.bad, warning: colour.hot };
const Warning = styled('p')({ fontWeight: 600 });
const Choose = styled(CardButton)({ flex: 'none' });
// As high with a proposal as with the hint that stands there otherwise.
const Said = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem 0.75rem',
  '&:has(> [data-warning])': { flexWrap: 'wrap' },
});

export type MaterialField = 'plateMaterial' | 'gasketMaterial';
const checkCodes = { plateMaterial: 'material_chloride', gasketMaterial: 'gasket_limit' } as const;
type MaterialCheck = Extract<Check, { code: (typeof checkCodes)[MaterialField] }>;

/** Shows a gasket's continuous and short-term range, and the media to avoid. */
function GasketRange({ material }: { material: string | undefined }) {
  const text = useText();
  const gasket = gaskets.find(({ id }) => id === material);
  if (!gasket) return null;
  const avoid = gasketUses[gasket.id].avoid.map((each) => text(avoidTexts[each])).join(', ');
  return <p>{[text(materialTexts.range)(gasket), text(materialTexts.avoid)(avoid)].join('. ')}</p>;
}

type MaterialNoteLinesProps = { field: MaterialField } & Pick<PanelTools, 'values' | 'change' | 'focus'>;

/**
 * Of a material chosen its range, a warning where temperature, fluid or chloride go beyond it and the next one by one
 * click; of one left open what would suit. Warnings are said politely once the typing pauses.
 */
export function MaterialNoteLines({ field, values, change, focus }: MaterialNoteLinesProps) {
  const text = useText();
  const language = useLanguage();
  const { checks, gasket, plate } = useAssessment(values).found;
  const chosen = values[field]?.trim();
  const check = checks.find((each): each is MaterialCheck => each.code === checkCodes[field]);
  const warning = check && `${text(levelWords[check.level])}: ${wordsOfCheck(check, language).what}`;
  const proposed = !chosen && field === 'plateMaterial' ? plate.next : undefined;
  const next = check ? check.values.next : proposed;
  const choose = (material: string) => {
    change({ [field]: material });
    // The button goes away with what it mends.
    focus(field);
  };
  return (
    <>
      {field === 'gasketMaterial' && <GasketRange material={chosen} />}
      {field === 'gasketMaterial' && !chosen && gasket.suitable.length > 0 && (
        <p data-proposal>{text(materialTexts.suitable)(gasket.suitable.join(', '))}</p>
      )}
      {(proposed ?? check) && (
        <Said data-proposal>
          {proposed && <p>{text(materialTexts.proposal)(materialName(proposed))}</p>}
          {check && (
            <Warning data-warning style={{ color: tones[check.level] ?? colour.steel }}>
              {warning}
            </Warning>
          )}
          {next && (
            <Choose variant="outlined" onClick={() => choose(next)}>
              {text(check ? materialTexts.chooseInstead : materialTexts.choose)(materialName(next))}
            </Choose>
          )}
          {check && !next && check.level !== 'note' && (
            <Choose variant="outlined" onClick={() => choose('')}>
              {text(materialTexts.leaveOpen)}
            </Choose>
          )}
        </Said>
      )}
      <SpokenSummary summary={warning ?? ''} />
    </>
  );
}
