import type { TechnicalInput, TechnicalValues } from '@/lib/paths';

import type { Choice } from './quoteChoices.text';
import { unitChoices } from './quoteChoices.text';
import { designRows, operatingRows } from './quoteDutyRows';
import { materialChoices } from './quoteMaterials.text';
import { FIELD_LIMIT } from './quoteRules';
import type { QuoteValues } from './quoteValues';
import { emptyQuote, technicalInputs } from './quoteValues';

/** What can be chosen in a technical field; undefined where anything may be typed. */
export const choicesAt: Partial<Record<TechnicalInput, readonly Choice[]>> = { ...unitChoices, ...materialChoices };

/** With a word or a unit beside it, a number says what it is by itself. */
const PLAIN_NUMBER = /^[-+]?[\d.,\s]*\d$/;

/** As one line of text that the form takes: cut at its limit, never within a character. */
const asLine = (text: string) =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, FIELD_LIMIT)
    .replace(/\p{Surrogate}$/u, '');

/** The technical values that an address names. Whatever else it says, and what a list does not offer, is left out. */
export function valuesInQuery(query: URLSearchParams): TechnicalValues {
  const named = technicalInputs.flatMap((input) => {
    const value = query.get(input);
    if (value === null) return [];
    const choices = choicesAt[input];
    return !choices || choices.some((choice) => choice.value === value) ? [[input, asLine(value)] as const] : [];
  });
  return Object.fromEntries(named);
}

/** What an address has to name to show this sheet again: what is filled in, and units other than the usual. */
export function valuesToName(values: QuoteValues): TechnicalValues {
  const worthNaming = technicalInputs.filter(
    (input) => values[input].trim() !== '' && values[input] !== emptyQuote[input],
  );
  return Object.fromEntries(worthNaming.map((input) => [input, values[input]]));
}

/**
 * What changes in the form when these values are taken over. A number comes in the unit named with it, or in the usual
 * one. The other side's number, where it stays, keeps the unit it was typed in: that is written beside it.
 */
export function changesBy(named: TechnicalValues, current: QuoteValues): TechnicalValues {
  const changes = { ...named };
  for (const { hot, cold, unit } of [...operatingRows, ...designRows]) {
    const pair = [hot, cold];
    if (pair.some((input) => named[input])) changes[unit] ??= emptyQuote[unit];
    if (changes[unit] === undefined || changes[unit] === current[unit]) continue;
    for (const input of pair) {
      const number = current[input].trim();
      if (named[input] === undefined && PLAIN_NUMBER.test(number)) changes[input] = `${number} ${current[unit]}`;
    }
  }
  return changes;
}
