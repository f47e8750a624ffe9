import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';

import type { FieldAt, QuoteField } from '@server/questionnaire/fields';
import type { QuoteInput, QuoteValues } from '@server/questionnaire/form';

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

export type MaterialInput = FieldAt<'materials'>;

/** Slots that the calculation fills: panel, its line on a phone, one note for each field, one for each material. */
export type Assist = {
  Panel: ComponentType<AssistTools>;
  Line: ComponentType<AssistTools>;
  Note: ComponentType<AssistTools & { field: QuoteInput }>;
  MaterialNote: ComponentType<AssistTools & { field: MaterialInput }>;
};

export type Assistance = { assist: Assist; tools: AssistTools; isPropertyAsked: boolean; wake: () => void };

export const AssistContext = createContext<Assistance | undefined>(undefined);

/** The help given with this form; undefined when there is none. */
export function useAssist(): Assistance | undefined {
  return useContext(AssistContext);
}
