import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNumber, IsOptional, IsString, Max, Min } from 'class-validator';

import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { devices } from '../../../shared/admin/vitals.types.js';
import type { Device, MeasuredVisit } from '../../../shared/admin/vitals.types.js';

import { LARGEST } from './histogram.js';

/** CLS is counted in thousandths. */
const LARGEST_CLS = LARGEST / 1000;

function Measured(description: string, max = LARGEST) {
  return applyDecorators(
    ApiPropertyOptional({ type: 'number', minimum: 0, maximum: max, description }),
    IsOptional(),
    IsNumber({}, { message: 'invalid_number' }),
    Min(0, { message: 'invalid_number' }),
    Max(max, { message: 'invalid_number' }),
  );
}

export class MeasuredVisitDto implements MeasuredVisit {
  @ApiProperty({ example: '/products', description: 'Path of a public page below the language, `/` for the home page' })
  @IsString()
  page!: string;

  @ApiProperty({ enum: languages })
  @IsIn(languages)
  language!: Language;

  @ApiProperty({ enum: devices, description: 'By the width of the window: a phone has less than 768 px' })
  @IsIn(devices)
  device!: Device;

  @Measured('Largest contentful paint: ms')
  LCP?: number;

  @Measured('Interaction to next paint: ms')
  INP?: number;

  @Measured('Cumulative layout shift', LARGEST_CLS)
  CLS?: number;

  @Measured('First contentful paint: ms')
  FCP?: number;

  @Measured('Time to first byte: ms')
  TTFB?: number;
}
