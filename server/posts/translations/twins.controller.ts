import { Body, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';

import { AllowedTo } from '../../access/people/allowed-to.js';
import { Audited } from '../../access/audit/audited.js';
import { Board } from '../boards/access.guard.js';
import { aboutPost } from '../boards/audit.js';
import type { AdminPost } from '../../../shared/posts/boards.types.js';
import type { BoardRef } from '../boards/collections.js';

import { TwinDto } from './twins.dto.js';
import { TwinsService } from './twins.service.js';

/** The administrators' routes of a post's translation, of a kind of board. */
@ApiBearerAuth()
@ApiParam({ name: 'board', enum: ['ko', 'en'] })
@AllowedTo('office', 'editor')
export abstract class BoardTwinsController {
  constructor(private readonly twins: TwinsService) {}

  @Put()
  @Audited('post.pair', aboutPost)
  @ApiOperation({ summary: "Make a post of the other language's board its translation" })
  @ApiResponse({ status: 200, description: 'The post as it is now' })
  @ApiResponse({ status: 409, description: 'Another translation was set meanwhile, or the other post is gone' })
  pair(@Board() board: BoardRef, @Param('id') id: string, @Body() { twin, former }: TwinDto): Promise<AdminPost> {
    return this.twins.pair(board, id, twin, former);
  }

  @Delete()
  @Audited('post.unpair', aboutPost)
  @HttpCode(204)
  @ApiOperation({ summary: 'It is nobody’s translation any more' })
  // Returned for the log only; the answer has no body.
  unpair(@Board() board: BoardRef, @Param('id') id: string): Promise<AdminPost> {
    return this.twins.unpair(board, id);
  }

  @Post('compare')
  @Audited('post.compare', aboutPost)
  @HttpCode(200)
  @ApiOperation({ summary: 'Note that both say the same, although only one of them was edited' })
  @ApiResponse({ status: 200, description: 'The post as it is now' })
  @ApiResponse({ status: 409, description: 'It has no translation by now' })
  compare(@Board() board: BoardRef, @Param('id') id: string): Promise<AdminPost> {
    return this.twins.compare(board, id);
  }
}
