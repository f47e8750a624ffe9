import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';

import type { QuoteField } from '@server/quotes/quotes.types';

import type { QuoteInput, QuoteValues } from './quoteValues';

/** What somebody who thinks along with the form may see and do. */
export type QuoteTools = {
  /** As typed; a moment behind while somebody types fast. */
  values: QuoteValues;
  /** From when the sender turns to the technical data; nothing has to be loaded before. */
  isAwake: boolean;
  change: (values: Partial<QuoteValues>) => void;
  focus: (field: QuoteField) => void;
  /** Told whether a property of a fluid is asked for: its box may be folded away. */
  askProperty: (isAsked: boolean) => void;
  /** A field's name in the page's language. */
  nameOf: (field: QuoteField) => string;
};

export type MaterialInput = 'plateMaterial' | 'gasketMaterial';

/** Whoever thinks along: below the sheet, in a line kept free under each of its fields, and under the materials. */
export type QuoteAssist = {
  Panel: ComponentType<QuoteTools>;
  Note: ComponentType<QuoteTools & { field: QuoteInput }>;
  MaterialNote: ComponentType<QuoteTools & { field: MaterialInput }>;
};

export type QuoteAssistance = { assist: QuoteAssist; tools: QuoteTools; isPropertyAsked: boolean; wake: () => void };

export const QuoteAssistContext = createContext<QuoteAssistance | undefined>(undefined);

/** The help given with this form; undefined when there is none. */
export function useQuoteAssist(): QuoteAssistance | undefined {
  return useContext(QuoteAssistContext);
}
