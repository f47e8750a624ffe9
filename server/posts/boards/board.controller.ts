import { Body, Get, HttpCode, Ip, Param, Post, Query, Req, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../../access/sessions/admin.guard.js';
import { DescribeFile } from '../../platform/files/file-docs.js';
import { sendFile } from '../../platform/files/send-file.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import type { Post as OpenedPost, PostPage } from '../../../shared/posts/boards.types.js';
import { CacheList } from '../lists/cache-list.interceptor.js';

import { Board, BoardAccess } from './access.guard.js';
import type { BoardRef } from './collections.js';
import { DescribeList, DescribeOpen } from './docs.js';
import { BoardEventsService } from './events.service.js';
import { BoardService } from './board.service.js';
import { OpenPostDto, PdfQueryDto, VisitorListDto } from './boards.dto.js';

/** The public routes of a kind of board. */
@Public()
@UseGuards(BoardAccess)
@ApiParam({ name: 'board', enum: ['ko', 'en'] })
export abstract class BoardController {
  constructor(
    private readonly boards: BoardService,
    private readonly events: BoardEventsService,
    private readonly files: UploadStore,
  ) {}

  @Get()
  @UseInterceptors(CacheList)
  @DescribeList()
  list(@Board() board: BoardRef, @Query() query: VisitorListDto): Promise<PostPage> {
    return this.boards.list(board, query);
  }

  @Get('events')
  @ApiOperation({ summary: 'Server-sent events: `changed` when a post was added, changed or removed' })
  listen(@Board() board: BoardRef, @Ip() address: string, @Res() response: Response): void {
    this.events.listen(board, address, response);
  }

  @Post(':id/open')
  @HttpCode(200)
  @DescribeOpen()
  open(
    @Board() board: BoardRef,
    @Param('id') id: string,
    @Body() body: OpenPostDto,
    @Ip() address: string,
  ): Promise<OpenedPost> {
    return this.boards.open(board, id, body, address);
  }

  @Get(':id/pdf')
  @UseInterceptors(CacheList)
  @DescribeFile('The file of a post, whole or in ranges')
  @ApiResponse({ status: 403, description: 'The post is locked, and this is no token for it' })
  async pdf(
    @Board() board: BoardRef,
    @Param('id') id: string,
    @Query() query: PdfQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(this.files, await this.boards.file(board, id, { ...query, request }), request, response);
  }

  @Get(':id/files/:file')
  @DescribeFile('A further file of a post, whole or in ranges')
  @ApiResponse({ status: 403, description: 'The post is locked, and this is no token for it' })
  async further(
    @Board() board: BoardRef,
    @Param('id') id: string,
    @Param('file') fileId: string,
    @Query() query: PdfQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(this.files, await this.boards.file(board, id, { ...query, fileId, request }), request, response);
  }
}
