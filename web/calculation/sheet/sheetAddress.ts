import { emptyQuote, technicalInputs } from '@shared/questionnaire/form';
import type { QuoteValues, TechnicalValues } from '@shared/questionnaire/form';
import { sheetRows, singleRows } from '@shared/questionnaire/places';
import { FIELD_LIMIT } from '@shared/questionnaire/rules';

import { WHOLE_SHEET_PARAMETER } from '@/lib/paths';

import { choicesOf } from './materialChoices.text';

/** A number without a word or a unit beside it: only the unit box says what it is in. */
const PLAIN_NUMBER = /^[-+]?[\d.,\s]*\d$/;

/** As one line of text that the form takes: cut at its limit, never within a character. */
const asLine = (text: string) =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, FIELD_LIMIT)
    .replace(/\p{Surrogate}$/u, '');

const blankSheet: TechnicalValues = Object.fromEntries(technicalInputs.map((input) => [input, emptyQuote[input]]));

/**
 * The technical values that an address names, with blanks for those that a whole sheet leaves out. Whatever else it says, and
 * what a list does not offer, is left out.
 */
export function valuesInQuery(query: URLSearchParams): TechnicalValues {
  const named = technicalInputs.flatMap((input) => {
    const value = query.get(input);
    if (value === null) return [];
    const choices = input === 'fluidUnit' ? undefined : choicesOf(input);
    return !choices || choices.some((choice) => choice.value === value) ? [[input, asLine(value)] as const] : [];
  });
  const isWhole = named.length > 0 && query.has(WHOLE_SHEET_PARAMETER);
  return { ...(isWhole && blankSheet), ...Object.fromEntries(named) };
}

/** Values that an address has to name to show this sheet again: the filled in ones, and unusual units. */
export function valuesToName(values: QuoteValues): TechnicalValues {
  const worthNaming = technicalInputs.filter(
    (input) => values[input].trim() !== '' && values[input] !== emptyQuote[input],
  );
  return Object.fromEntries(worthNaming.map((input) => [input, values[input]]));
}

/** The numbers of each row with their unit. */
const unitRows = [
  ...sheetRows.map(({ hot, cold, unit }) => ({ inputs: [hot, cold], unit })),
  ...singleRows.map(({ value, unit }) => ({ inputs: [value], unit })),
];

/**
 * Changes in the form when these values are taken over. A number comes in the unit named with it, or in the usual one.
 * The other side's number, where it stays, keeps the unit it was typed in: that is written beside it.
 */
export function changesBy(named: TechnicalValues, current: QuoteValues): TechnicalValues {
  const changes = { ...named };
  for (const { inputs, unit } of unitRows) {
    if (!unit) continue;
    if (inputs.some((input) => named[input])) changes[unit] ??= emptyQuote[unit];
    if (changes[unit] === undefined || changes[unit] === current[unit]) continue;
    for (const input of inputs) {
      const number = current[input].trim();
      if (named[input] === undefined && PLAIN_NUMBER.test(number)) changes[input] = `${number} ${current[unit]}`;
    }
  }
  return changes;
}
