import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';

import { OwnersOnly } from '../../access/people/allowed-to.js';
import { Audited, NotAudited } from '../../access/audit/audited.js';
import { AppError } from '../../platform/common/app-error.js';
import { isDay } from '../../../shared/requests/reply-clock/days.js';
import type { ShownHoliday } from '../../../shared/requests/desk.types.js';

import { HolidaysService } from './holidays.service.js';
import { HolidayDto } from './quote-inbox.dto.js';

@ApiTags('quote inbox')
@ApiBearerAuth()
@OwnersOnly()
@Controller('api/admin/holidays')
export class HolidaysController {
  constructor(private readonly holidays: HolidaysService) {}

  @Get()
  @NotAudited('a calendar, nothing personal')
  @ApiOperation({ summary: 'The days on which nobody answers beside weekends' })
  list(): Promise<ShownHoliday[]> {
    return this.holidays.list();
  }

  @Put(':day')
  @Audited('holidays.change')
  @ApiOperation({ summary: 'Nobody works on this day (2026-12-31); open requests are due accordingly' })
  async add(@Param('day') day: string, @Body() { name }: HolidayDto): Promise<ShownHoliday[]> {
    return this.holidays.add(known(day), name);
  }

  @Delete(':day')
  @Audited('holidays.change')
  @ApiOperation({ summary: 'The office works on this day; open requests are due accordingly' })
  async remove(@Param('day') day: string): Promise<ShownHoliday[]> {
    return this.holidays.remove(known(day));
  }
}

/** Throws `validation_failed` for a day that no calendar has. */
function known(day: string): string {
  if (isDay(day)) return day;
  throw new AppError('validation_failed', { fields: { day: 'invalid' } });
}
