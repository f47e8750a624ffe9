import { BrazedDiagram } from '@/components/BrazedDiagram';
import { CounterFlowDiagram } from '@/components/CounterFlowDiagram';
import { DiagramFigure } from '@/components/DiagramFigure';
import { SpiralDiagram } from '@/components/SpiralDiagram';
import { TemperatureDiagram } from '@/components/TemperatureDiagram';
import { diagramTexts } from '@/content/products/diagrams';
import type { DiagramKind } from '@/content/products/diagrams';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

/** The drawing of how a product works, with its words in the page's language. */
export function ProductDiagram({ kind }: { kind: DiagramKind }) {
  const text = useText();
  const title = text<string>(diagramTexts[kind].title);
  const caption = text<string>(diagramTexts[kind].caption);
  const spoken = <K extends string>(labels: Record<K, Localized>) =>
    // Object.entries forgets the names.
    Object.fromEntries(Object.entries<Localized>(labels).map(([name, label]) => [name, text(label)])) as Record<
      K,
      string
    >;
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
