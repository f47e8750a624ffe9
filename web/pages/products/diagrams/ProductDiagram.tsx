import { keysOf, recordOf } from '@server/common/records';

import { diagramTexts } from '@/content/products/diagrams';
import type { DiagramKind } from '@/content/products/diagrams';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { BrazedDiagram } from './BrazedDiagram';
import { CounterFlowDiagram } from './CounterFlowDiagram';
import { DiagramFigure } from './DiagramFigure';
import { SpiralDiagram } from './SpiralDiagram';
import { TemperatureDiagram } from './TemperatureDiagram';

/** The drawing of how a product works, with its words in the page's language. */
export function ProductDiagram({ kind }: { kind: DiagramKind }) {
  const text = useText();
  const title = text(diagramTexts[kind].title);
  const caption = text(diagramTexts[kind].caption);
  const spoken = <K extends string>(labels: Record<K, Localized>) =>
    recordOf(keysOf(labels).map((name) => [name, text(labels[name])]));
  if (kind === 'counter-flow') {
    const labels = spoken(diagramTexts[kind].labels);
    return (
      <DiagramFigure title={title} caption={caption} isWide>
        <CounterFlowDiagram title={title} labels={labels} />
        <TemperatureDiagram title={text(diagramTexts[kind].profile)} labels={labels} />
      </DiagramFigure>
    );
  }
  return (
    <DiagramFigure title={title} caption={caption}>
      {kind === 'spiral' ? (
        <SpiralDiagram title={title} labels={spoken(diagramTexts.spiral.labels)} />
      ) : (
        <BrazedDiagram title={title} labels={spoken(diagramTexts.brazed.labels)} />
      )}
    </DiagramFigure>
  );
}
