import { createContext, use } from 'react';

import type { QuoteField } from '@shared/questionnaire/fields';
import type { QuoteValues } from '@shared/questionnaire/form';

/** The calculation's access to the form. */
export type AssistTools = {
  /** As typed; a moment behind while somebody types fast. */
  values: QuoteValues;
  /** From when the sender turns to the two sides of an exchanger; nothing has to be loaded before. */
  isAwake: boolean;
  change: (values: Partial<QuoteValues>) => void;
  focus: (field: QuoteField) => void;
  /** Says whether a property of a fluid is missing: its box may be folded away. */
  askProperty: (isAsked: boolean) => void;
  /** A field's name in the page's language. */
  nameOf: (field: QuoteField) => string;
};

export type Assistance = { tools: AssistTools; isPropertyAsked: boolean; wake: () => void };

export const AssistContext = createContext<Assistance | undefined>(undefined);

/** The help given with this form. */
export function useAssist(): Assistance {
  const assistance = use(AssistContext);
  if (!assistance) throw new Error('The sheet stands outside of TechnicalFields.');
  return assistance;
}
