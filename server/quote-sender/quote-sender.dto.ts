import { RequiredText } from '../common/validation.js';
import { ENTRY_LIMIT } from '../quotes/quotes.types.js';

export class CorrectionDto {
  @RequiredText({ max: ENTRY_LIMIT, hasLines: true, example: 'The hot side is 110 °C, not 115 °C.' })
  text!: string;
}
