import { startTransition, useEffect } from 'react';

import { propertyFields } from '@shared/calculation/request.types';
import type { TechnicalField } from '@shared/calculation/request.types';

import { adviceOf, wantedOf } from '@/calculation/advice/advice';
import { AdviceCard } from '@/calculation/advice/AdviceCard';
import { FamilyList } from '@/calculation/families/FamilyList';
import { useSizing } from '@/calculation/fluids/useSizing';
import { useLanguage, useText } from '@/lib/locale';

import { panelTexts } from './calculation.text';
import { PanelParts } from './PanelParts';
import { Card } from './panelStyles';
import type { PanelTools } from './panelTools';
import { PlateDesigns } from './PlateDesigns';
import { SpokenSummary } from './SpokenSummary';
import { summaryOf } from './summary';

const properties: ReadonlySet<TechnicalField> = new Set(propertyFields);

/** Everything the technical data say so far. Nothing here keeps a request from being sent. */
export function LiveResults(tools: PanelTools) {
  const text = useText();
  const language = useLanguage();
  const { found, sizing, isWaiting } = useSizing(tools.values);
  const isPropertyAsked = wantedOf(found, sizing).some(({ fields }) => fields.some((field) => properties.has(field)));
  const { askProperty } = tools;
  useEffect(() => {
    if (isWaiting) return;
    // The form is drawn again by this: keys that are typed meanwhile come first.
    startTransition(() => askProperty?.(isPropertyAsked));
  }, [askProperty, isPropertyAsked, isWaiting]);
  const cards = adviceOf(found, tools.values, language, sizing).map((advice) => ({
    key: advice.key,
    card: <AdviceCard advice={advice} {...tools} />,
  }));
  const nothingToSay = { key: 'nothing', card: <Card tone="plain">{text(panelTexts.noChecks)}</Card> };
  return (
    <>
      <PanelParts
        found={found}
        sizing={sizing}
        Designs={PlateDesigns}
        cards={cards.length > 0 ? cards : [nothingToSay]}
        families={<FamilyList found={found} />}
      />
      <SpokenSummary summary={summaryOf({ found, sizing }, tools.values, tools.nameOf, language)} />
    </>
  );
}
