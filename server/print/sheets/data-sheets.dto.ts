import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { answersTo } from '../../site/answers.dto.js';

import { conditionFields } from './conditions.js';
import { withOffers } from './offers.dto.js';

/** The calculator's values, judged as those of a quote request, and its offers. */
export class ConditionsDto extends withOffers(answersTo(conditionFields)) {
  @ApiProperty({ enum: languages })
  @IsIn(languages)
  language!: Language;
}
