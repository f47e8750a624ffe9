import { BYTE_ORDER_MARK, csvRow } from '../../platform/common/csv-cells.js';
import { productNames } from '../../../shared/questionnaire/products.text.js';
import { lossReasonTexts, quotationStateTexts } from '../../../shared/requests/outcomes.text.js';
import { figureTexts } from '../../../shared/requests/figures.text.js';
import type { FigureNumbers, Figures } from '../../../shared/requests/figures.types.js';

const { part, name, requests, median, judged, inTime } = figureTexts;

/** The figures as a table for a spreadsheet, names in Korean for the office; pages by their path. */
export function figuresCsv({ weeks, families, languages, pages, quotations }: Figures): string {
  const line = (by: { ko: string }, of: string, numbers: FigureNumbers) =>
    csvRow([
      by.ko,
      of,
      String(numbers.requests),
      numbers.medianDays === null ? '' : String(numbers.medianDays),
      String(numbers.judged),
      String(numbers.inTime),
    ]);
  const count = (by: { ko: string }, of: { ko: string }, number: number) =>
    csvRow([by.ko, of.ko, String(number), '', '', '']);
  return [
    BYTE_ORDER_MARK + csvRow([part, name, requests, median, judged, inTime].map(({ ko }) => ko)),
    ...weeks.map((each) => line(figureTexts.weeks, each.of, each)),
    ...families.map((each) =>
      line(figureTexts.families, each.of === null ? figureTexts.noProduct.ko : productNames[each.of].ko, each),
    ),
    ...languages.map((each) => line(figureTexts.languages, each.of, each)),
    ...pages.map((each) => line(figureTexts.pages, each.of ?? figureTexts.noPage.ko, each)),
    ...quotations.states.map((each) => count(figureTexts.quotations, quotationStateTexts[each.of], each.count)),
    ...quotations.reasons.map((each) =>
      count(figureTexts.reasons, each.of === null ? figureTexts.noReason : lossReasonTexts[each.of], each.count),
    ),
  ].join('');
}
