import { styled } from '@mui/material/styles';

import { assessmentOf } from '@server/calculation/assessment';
import { isPossible } from '@server/calculation/checks';
import { differenceText, temperatureText } from '@server/calculation/figure-text';

import { TemperatureProgram } from '@/components/TemperatureProgram';
import { temperatureProgramWords } from '@/components/temperatureProgram.text';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { panelTexts } from './calculation.text';
import { CheckList, Impossible } from './CheckList';
import { FamilyList } from './FamilyList';
import { FiguresTable } from './FiguresTable';
import { MissingValues, SolvedSixth } from './NextSteps';
import { PartTitle } from './panelStyles';
import type { PanelTools } from './panelTools';
import { SpokenSummary } from './SpokenSummary';
import { summaryOf } from './summary';

const { media } = tokens;

const Parts = styled('div')({ position: 'relative', display: 'grid', gap: '1.5rem', marginTop: '1.25rem' });
const Two = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem 2.5rem',
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Everything the technical data say so far. Nothing here keeps a request from being sent. */
export function LiveResults(tools: PanelTools) {
  const text = useText();
  const language = useLanguage();
  const found = assessmentOf(tools.values);
  return (
    <Parts>
      <Impossible checks={found.checks} {...tools} />
      <Two>
        <div>
          <PartTitle>{text(panelTexts.program)}</PartTitle>
          <TemperatureProgram
            found={found}
            words={text(temperatureProgramWords)}
            format={{ temperature: (value) => temperatureText(value, language), difference: differenceText }}
          />
        </div>
        <div>
          <PartTitle>{text(panelTexts.results)}</PartTitle>
          <FiguresTable found={found} />
        </div>
      </Two>
      {isPossible(found.checks) && <SolvedSixth found={found} {...tools} />}
      <Two>
        <CheckList found={found} {...tools} />
        <MissingValues missing={found.missing} {...tools} />
      </Two>
      <FamilyList found={found} family={tools.family} />
      <SpokenSummary summary={summaryOf(found, tools.values, tools.nameOf, language)} />
    </Parts>
  );
}
