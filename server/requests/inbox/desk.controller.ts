import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';

import { AllowedTo } from '../../access/people/allowed-to.js';
import { CurrentPerson } from '../../access/sessions/admin.guard.js';
import type { Person } from '../../../shared/admin/admin.types.js';
import { Audited, NotAudited } from '../../access/audit/audited.js';
import type { QuoteDetail } from '../../../shared/requests/quotes.types.js';
import type { KindredRequests, QuoteDesk } from '../../../shared/requests/desk.types.js';

import { aboutQuote } from './about-quote.js';
import { nameOf } from './changed-request.js';
import { DeskService } from './desk.service.js';
import { MergingService } from './merging.service.js';
import { MergeDto } from './quote-inbox.dto.js';
import { QuoteInboxService } from './quote-inbox.service.js';

@ApiTags('quote inbox')
@ApiBearerAuth()
@AllowedTo('office')
@Controller('api/admin')
export class DeskController {
  constructor(
    private readonly desks: DeskService,
    private readonly merging: MergingService,
    private readonly inbox: QuoteInboxService,
  ) {}

  @Get('quote-desk')
  @NotAudited('numbers, and names of the office; pages ask every minute')
  @ApiOperation({ summary: 'How many answers are late or due today, reminders, and who is responsible for requests' })
  desk(@CurrentPerson() person: Person | null): Promise<QuoteDesk> {
    return this.desks.desk(person);
  }

  @Get('quotes/:id/kindred')
  @Audited('quote.read', aboutQuote)
  @ApiOperation({ summary: 'Other requests of the same address or company, newest first' })
  kindred(@Param('id') id: string): Promise<KindredRequests> {
    return this.desks.kindred(id);
  }

  @Post('quotes/:id/merge')
  @Audited('quote.merge', aboutQuote)
  @HttpCode(200)
  @ApiOperation({ summary: 'Make this request and another one: one of them goes out of the list, and stays as it was' })
  @ApiResponse({ status: 200, description: 'The request that stays in the list' })
  @ApiResponse({ status: 409, description: 'One of them belongs to another request already, or it is the same one' })
  async merge(
    @Param('id') id: string,
    @Body() { reference, keep }: MergeDto,
    @CurrentPerson() person: Person | null,
  ): Promise<QuoteDetail> {
    return this.inbox.read(await this.merging.merge(id, reference, keep, nameOf(person)));
  }

  @Post('quotes/:id/split')
  @Audited('quote.split', aboutQuote)
  @HttpCode(200)
  @ApiOperation({ summary: 'Make a merged request one of its own again' })
  @ApiResponse({ status: 200, description: 'The request as it is now' })
  async split(@Param('id') id: string, @CurrentPerson() person: Person | null): Promise<QuoteDetail> {
    await this.merging.split(id, nameOf(person));
    return this.inbox.read(id);
  }
}
