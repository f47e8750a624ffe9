import { startTransition, useEffect } from 'react';

import { propertyFields } from '@server/calculation/request.types';
import type { TechnicalField } from '@server/calculation/request.types';

import { adviceOf } from '@/calculation/advice/advice';
import { AdviceCard } from '@/calculation/advice/AdviceCard';
import { FamilyList } from '@/calculation/families/FamilyList';
import { useLanguage, useText } from '@/lib/locale';

import { assessed } from './assessed';
import { panelTexts } from './calculation.text';
import { PanelParts } from './PanelParts';
import { Card } from './panelStyles';
import type { PanelTools } from './panelTools';
import { SpokenSummary } from './SpokenSummary';
import { summaryOf } from './summary';

const properties: ReadonlySet<TechnicalField> = new Set(propertyFields);

/** Everything the technical data say so far. Nothing here keeps a request from being sent. */
export function LiveResults({ family, ...tools }: PanelTools) {
  const text = useText();
  const language = useLanguage();
  const found = assessed(tools.values);
  const isPropertyAsked = found.missing.some(({ fields }) => fields.some((field) => properties.has(field)));
  const { askProperty } = tools;
  useEffect(() => {
    // The form is drawn again by this: keys that are typed meanwhile come first.
    startTransition(() => askProperty?.(isPropertyAsked));
  }, [askProperty, isPropertyAsked]);
  const cards = adviceOf(found, tools.values, language).map((advice) => ({
    key: advice.key,
    card: <AdviceCard advice={advice} {...tools} />,
  }));
  const nothingToSay = { key: 'nothing', card: <Card tone="plain">{text(panelTexts.noChecks)}</Card> };
  return (
    <>
      <PanelParts
        found={found}
        cards={cards.length > 0 ? cards : [nothingToSay]}
        families={<FamilyList found={found} family={family} />}
      />
      <SpokenSummary summary={summaryOf(found, tools.values, tools.nameOf, language)} />
    </>
  );
}
