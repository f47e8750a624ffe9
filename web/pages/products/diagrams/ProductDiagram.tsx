import { keysOf, recordOf } from '@shared/words/records';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { BrazedDiagram } from './BrazedDiagram';
import { CounterFlowDiagram } from './CounterFlowDiagram';
import { DiagramFigure } from './DiagramFigure';
import { drawingTexts } from './diagrams.text';
import type { DiagramKind } from './diagrams.text';
import { SpiralDiagram } from './SpiralDiagram';
import { TemperatureDiagram } from './TemperatureDiagram';

/** The drawing of how a product works, with its words in the page's language. */
export function ProductDiagram({ kind }: { kind: DiagramKind }) {
  const text = useText();
  const title = text(drawingTexts[kind].title);
  const caption = text(drawingTexts[kind].caption);
  const spoken = <K extends string>(labels: Record<K, Localized>) =>
    recordOf(keysOf(labels).map((name) => [name, text(labels[name])]));
  if (kind === 'counter-flow') {
    const labels = spoken(drawingTexts[kind].labels);
    return (
      <DiagramFigure title={title} caption={caption} isWide>
        <CounterFlowDiagram title={title} labels={labels} />
        <TemperatureDiagram title={text(drawingTexts[kind].profile)} labels={labels} />
      </DiagramFigure>
    );
  }
  return (
    <DiagramFigure title={title} caption={caption}>
      {kind === 'spiral' ? (
        <SpiralDiagram title={title} labels={spoken(drawingTexts.spiral.labels)} />
      ) : (
        <BrazedDiagram title={title} labels={spoken(drawingTexts.brazed.labels)} />
      )}
    </DiagramFigure>
  );
}
