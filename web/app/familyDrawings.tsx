import type { FamilyDrawings } from '@shared/content/renderer.types';
import type { SheetPart } from '@shared/sheets/data-sheets.types';
import { entriesOf, keysOf, recordOf } from '@shared/words/records';

import { languages } from '@/lib/locale';
import type { Language, Localized } from '@/lib/locale';
import { BrazedDiagram } from '@/pages/products/diagrams/BrazedDiagram';
import { CounterFlowDiagram } from '@/pages/products/diagrams/CounterFlowDiagram';
import { drawingTexts } from '@/pages/products/diagrams/diagrams.text';
import type { DiagramKind } from '@/pages/products/diagrams/diagrams.text';
import { familyDiagrams } from '@/pages/products/diagrams/familyDiagrams';
import { SpiralDiagram } from '@/pages/products/diagrams/SpiralDiagram';
import { TemperatureDiagram } from '@/pages/products/diagrams/TemperatureDiagram';

import { drawingOf } from './drawingOf';

function drawingsOf(kind: DiagramKind, language: Language) {
  const title = drawingTexts[kind].title[language];
  const spoken = <K extends string>(labels: Record<K, Localized>) =>
    recordOf(keysOf(labels).map((name) => [name, labels[name][language]]));
  switch (kind) {
    case 'counter-flow': {
      const labels = spoken(drawingTexts[kind].labels);
      return [
        drawingOf(<CounterFlowDiagram title={title} labels={labels} />),
        drawingOf(<TemperatureDiagram title={title} labels={labels} />),
      ];
    }
    case 'spiral':
      return [drawingOf(<SpiralDiagram title={title} labels={spoken(drawingTexts.spiral.labels)} />)];
    case 'brazed':
      return [drawingOf(<BrazedDiagram title={title} labels={spoken(drawingTexts.brazed.labels)} />)];
  }
}

function drawingsPart(kind: DiagramKind, language: Language): SheetPart {
  const { title, caption } = drawingTexts[kind];
  return {
    kind: 'drawings',
    title: title[language],
    drawings: drawingsOf(kind, language),
    caption: caption[language],
  };
}

/** The drawings of the families' pages for their sheets. */
export const familyDrawings: FamilyDrawings = Object.fromEntries(
  entriesOf(familyDiagrams).map(([id, kind]) => [
    id,
    recordOf(languages.map((language) => [language, drawingsPart(kind, language)])),
  ]),
);
