import { Controller, Get, Inject, Param, Query, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiResponse } from '@nestjs/swagger';
import type { Response } from 'express';

import { Public } from '../../access/sessions/admin.guard.js';
import { Board, BoardAccess } from '../boards/access.guard.js';
import { BoardService } from '../boards/board.service.js';
import { PdfQueryDto } from '../boards/boards.dto.js';
import type { BoardRef } from '../boards/collections.js';
import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { nameFile } from '../../platform/files/send-file.js';
import { pathToPost } from '../../../shared/posts/address.js';

import { calendarOf } from './calendar.js';

/** Calendar files of tenders for visitors. */
@Public()
@UseGuards(BoardAccess)
@ApiParam({ name: 'board', enum: ['ko', 'en'] })
@Controller('api/e-procurement/:board')
export class TendersController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly boards: BoardService,
  ) {}

  @Get(':id/calendar')
  @ApiOperation({ summary: 'The closing time of a tender as a calendar file' })
  @ApiProduces('text/calendar')
  @ApiResponse({ status: 200, description: 'The file' })
  @ApiResponse({ status: 403, description: 'The post is locked, and this is no token for it' })
  @ApiResponse({ status: 404, description: 'There is no such post, or it has no closing time' })
  async calendar(
    @Board() board: BoardRef,
    @Param('id') id: string,
    @Query() { token }: PdfQueryDto,
    @Res() response: Response,
  ): Promise<void> {
    const post = await this.boards.withClosingTime(board, id, token);
    const closesAt = post.tender?.closesAt;
    if (!closesAt || board.name === 'legacy') throw new AppError('not_found');
    const url = this.config.publicUrl + pathToPost({ kind: board.kind, board: board.name, id: post.id });
    const name = `tender-${post.tender?.number ?? post.id}.ics`;
    nameFile(response, { name, type: 'text/calendar; charset=utf-8' });
    response.set('Cache-Control', 'no-store');
    response.send(calendarOf(post, new Date(closesAt), url, board.name));
  }
}
