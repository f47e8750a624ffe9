import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { AllowedTo } from '../../access/people/allowed-to.js';
import { Audited, NotAudited } from '../../access/audit/audited.js';
import { Board } from '../boards/access.guard.js';
import { aboutPost } from '../boards/audit.js';
import type { AdminPost, AdminPostItem, DraftPage, Post as ShownPost } from '../../../shared/posts/boards.types.js';
import type { BoardRef } from '../boards/collections.js';
import { formParts } from '../boards/editor.controller.js';
import { PageDto } from '../../platform/common/page.dto.js';
import { DescribeFile } from '../../platform/files/file-docs.js';
import { sendFile } from '../../platform/files/send-file.js';
import { Received, ReceivedAll, TakesFiles } from '../../platform/files/upload.interceptor.js';
import type { ReceivedFile } from '../../platform/files/upload.js';
import { UploadStore } from '../../platform/files/upload-store.js';

import { CreateDraftDto, PreviewDto, UpdateDraftDto } from './drafts.dto.js';
import { DraftsService } from './drafts.service.js';

/** The administrators' routes of drafts, of both kinds of board. */
@ApiBearerAuth()
@ApiParam({ name: 'board', enum: ['ko', 'en', 'legacy'] })
@AllowedTo('office', 'editor')
@Controller(['api/admin/posts/:board/drafts', 'api/admin/e-procurement/:board/drafts'])
export class DraftsController {
  constructor(
    private readonly drafts: DraftsService,
    private readonly files: UploadStore,
  ) {}

  @Get()
  @NotAudited('posts hold nothing personal')
  @ApiOperation({ summary: 'Drafts with a preview, the last edited first' })
  list(@Board() board: BoardRef, @Query() { page }: PageDto): Promise<DraftPage> {
    return this.drafts.list(board, page);
  }

  @Get(':id')
  @NotAudited('posts hold nothing personal')
  @ApiOperation({ summary: 'One draft for editing' })
  read(@Board() board: BoardRef, @Param('id') id: string): Promise<AdminPost> {
    return this.drafts.read(board, id);
  }

  @Get(':id/pdf')
  @NotAudited('posts hold nothing personal')
  @DescribeFile('Its file')
  async pdf(
    @Board() board: BoardRef,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(this.files, await this.drafts.file(board, id), request, response);
  }

  @Get(':id/files/:file')
  @NotAudited('posts hold nothing personal')
  @DescribeFile('A further file of it')
  async further(
    @Board() board: BoardRef,
    @Param('id') id: string,
    @Param('file') fileId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(this.files, await this.drafts.file(board, id, fileId), request, response);
  }

  @Post()
  @Audited('draft.create', aboutPost)
  @TakesFiles(formParts)
  @ApiOperation({ summary: 'Add a draft, with a PDF as the part `pdf` and further files as parts `files`' })
  create(
    @Board() board: BoardRef,
    @Body() body: CreateDraftDto,
    @ReceivedAll('files') files: ReceivedFile[],
    @Received('pdf') pdf?: ReceivedFile,
  ): Promise<AdminPost> {
    return this.drafts.create(board, body, { pdf, files });
  }

  @Post('preview')
  @NotAudited('shows what is being typed, and keeps nothing')
  @HttpCode(200)
  @ApiOperation({ summary: 'What is being typed, of a draft or a post, as visitors would see it, without its files' })
  @ApiResponse({ status: 200, description: 'The post' })
  preview(@Board() board: BoardRef, @Body() body: PreviewDto): Promise<ShownPost> {
    return this.drafts.preview(board, body);
  }

  @Patch(':id')
  @Audited('draft.change', aboutPost)
  @TakesFiles(formParts)
  @ApiOperation({ summary: 'Change a draft, its files, its password, or when it is published' })
  @ApiResponse({ status: 200, description: 'The draft as it is now' })
  @ApiResponse({ status: 409, description: 'Somebody else has changed it; `fields` says what differs' })
  update(
    @Board() board: BoardRef,
    @Param('id') id: string,
    @Body() body: UpdateDraftDto,
    @ReceivedAll('files') files: ReceivedFile[],
    @Received('pdf') pdf?: ReceivedFile,
  ): Promise<AdminPost> {
    return this.drafts.update(board, id, body, { pdf, files });
  }

  @Post(':id/publish')
  @Audited('post.publish', aboutPost)
  @TakesFiles(formParts)
  @HttpCode(200)
  @ApiOperation({ summary: 'Publish a draft now, with the changes of its form; the post keeps its id' })
  @ApiResponse({ status: 200, description: 'The post' })
  @ApiResponse({ status: 409, description: 'Somebody else has changed it; `fields` says what differs' })
  publish(
    @Board() board: BoardRef,
    @Param('id') id: string,
    @Body() body: UpdateDraftDto,
    @ReceivedAll('files') files: ReceivedFile[],
    @Received('pdf') pdf?: ReceivedFile,
  ): Promise<AdminPost> {
    return this.drafts.update(board, id, body, { pdf, files }, { isPublished: true });
  }

  @Delete(':id')
  @Audited('draft.delete', aboutPost)
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove a draft and its files for good' })
  // Returned for the log only; the answer has no body.
  remove(@Board() board: BoardRef, @Param('id') id: string): Promise<AdminPostItem> {
    return this.drafts.remove(board, id);
  }
}
