import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { Assessment } from '@shared/calculation/assessment.types';
import type { Sizing } from '@shared/calculation/sizing/plates/sizing.types';
import { differenceText, temperatureText } from '@shared/calculation/words/figure-text';
import { temperatureProgramWords } from '@shared/calculation/words/temperature-program';

import { asksForFluid } from '@/calculation/advice/asksForFluid';
import { AdviceRow } from '@/calculation/advice/AdviceRow';
import { FamiliesPart } from '@/calculation/families/FamiliesPart';
import { TemperatureProgram } from '@/components/temperatureProgram/TemperatureProgram';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { FiguresTable } from './FiguresTable';
import { livePanelTexts } from './livePanel.text';
import { PartTitle } from './panelStyles';
import { PlatesPart } from './PlatesPart';
import type { PlatesPartProps } from './PlatesPart';

const { media } = tokens;

const Parts = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
});
const Two = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem 2.5rem',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.besideForm]: { gridTemplateColumns: 'minmax(0, 1fr)', '& svg': { maxWidth: '18rem' } },
});

const nothing = { sides: { hot: {}, cold: {} } };

type PanelPartsProps = {
  found?: Assessment;
  sizing?: Sizing;
  Designs?: PlatesPartProps['Designs'];
  cards: readonly { key: string; card: ReactNode }[];
  families?: ReactNode;
};

/**
 * The parts of the panel in an order that never changes, each with room for the most it may have to say: nothing moves
 * when a value becomes known or a warning comes. With nothing found they are there, empty.
 */
export function PanelParts({ found, sizing, Designs, cards, families }: PanelPartsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Parts>
      <AdviceRow cards={cards} />
      <PlatesPart sizing={sizing} isFluidAsked={found && asksForFluid(found)} Designs={Designs} />
      <Two>
        <div>
          <PartTitle>{text(livePanelTexts.program)}</PartTitle>
          <TemperatureProgram
            found={found ?? nothing}
            words={text(temperatureProgramWords)}
            format={{ temperature: (value) => temperatureText(value, language), difference: differenceText }}
          />
        </div>
        <div>
          <PartTitle>{text(livePanelTexts.results)}</PartTitle>
          <FiguresTable found={found} sizing={sizing} />
        </div>
      </Two>
      <FamiliesPart fits={found?.families}>{families}</FamiliesPart>
    </Parts>
  );
}
