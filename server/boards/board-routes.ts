import { Body, Get, HttpCode, Ip, Param, Post, Query, Req, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../admin/admin.guard.js';
import { DescribeFile } from '../files/file-docs.js';
import { sendFile } from '../files/send-file.js';
import { UploadStore } from '../files/upload-store.js';

import { Board, BoardAccess } from './board-access.js';
import { DescribeList, DescribeOpen } from './board-docs.js';
import { BoardEventsService } from './board-events.service.js';
import { BoardService } from './board.service.js';
import { OpenPostDto, PdfQueryDto, PostListDto } from './boards.dto.js';
import type { BoardKind, BoardName, Post as OpenedPost, PostPage } from './boards.types.js';
import { KeepList } from './keep-list.interceptor.js';

/** What visitors do with a board: the same routes for both kinds. */
export function boardRoutes(kind: BoardKind) {
  @Public()
  @UseGuards(BoardAccess)
  @ApiParam({ name: 'board', enum: ['ko', 'en'] })
  class BoardRoutes {
    constructor(
      private readonly boards: BoardService,
      private readonly events: BoardEventsService,
      private readonly files: UploadStore,
    ) {}

    @Get()
    @UseInterceptors(KeepList)
    @DescribeList()
    list(@Board() board: BoardName, @Query() query: PostListDto): Promise<PostPage> {
      return this.boards.list({ kind, board }, query);
    }

    @Get('events')
    @ApiOperation({ summary: 'Server-sent events: `changed` when a post was added, changed or removed' })
    listen(@Board() board: BoardName, @Res() response: Response): void {
      this.events.listen({ kind, board }, response);
    }

    @Post(':id/open')
    @HttpCode(200)
    @DescribeOpen()
    open(
      @Board() board: BoardName,
      @Param('id') id: string,
      @Body() body: OpenPostDto,
      @Ip() address: string,
    ): Promise<OpenedPost> {
      return this.boards.open({ kind, board }, id, body, address);
    }

    @Get(':id/pdf')
    @DescribeFile('The file of a post, whole or in ranges')
    @ApiResponse({ status: 403, description: 'The post is locked, and this is no token for it' })
    async pdf(
      @Board() board: BoardName,
      @Param('id') id: string,
      @Query() query: PdfQueryDto,
      @Req() request: Request,
      @Res() response: Response,
    ): Promise<void> {
      const file = await this.boards.file({ kind, board }, id, query.token);
      await sendFile(this.files, { ...file, type: 'application/pdf' }, request, response);
    }
  }
  return BoardRoutes;
}
