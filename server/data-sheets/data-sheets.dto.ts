import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

import { languages } from '../common/localized.types.js';
import type { Language } from '../common/localized.types.js';
import { answersTo } from '../quotes/answers.js';

import { conditionFields } from './conditions.js';
import { withOffers } from './offers.dto.js';

/** The calculator's values, judged as those of a quote request, and its offers. */
export class ConditionsDto extends withOffers(answersTo(conditionFields)) {
  @ApiProperty({ enum: languages })
  @IsIn(languages)
  language!: Language;
}
