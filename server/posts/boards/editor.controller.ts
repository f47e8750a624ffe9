import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { AllowedTo } from '../../access/people/allowed-to.js';
import { SessionCode } from '../../access/sessions/admin.guard.js';
import { Audited, NotAudited } from '../../access/audit/audited.js';
import { PageDto } from '../../platform/common/page.dto.js';
import { DescribeFile } from '../../platform/files/file-docs.js';
import { sendFile } from '../../platform/files/send-file.js';
import { Received, ReceivedAll, TakesFiles } from '../../platform/files/upload.interceptor.js';
import type { ReceivedFile } from '../../platform/files/upload.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import { MOST_FILES } from '../../../shared/posts/boards.types.js';
import type { AdminPost, AdminPostItem, AdminPostPage, TrashedPostPage } from '../../../shared/posts/boards.types.js';
import { AdminPostListDto, CreateTranslationDto } from '../translations/twins.dto.js';

import { Board } from './access.guard.js';
import { aboutPost } from './audit.js';
import type { BoardRef } from './collections.js';
import { BoardEditorService } from './editor.service.js';
import { BoardTrashService } from './trash.service.js';
import { UpdatePostDto } from './boards.dto.js';

/** The files of a post's form. */
export const formParts = { pdf: 'pdf', files: { kind: 'document', most: MOST_FILES } } as const;

/** The administrators' routes of a kind of board. */
@ApiBearerAuth()
@ApiParam({ name: 'board', enum: ['ko', 'en', 'legacy'] })
@AllowedTo('office', 'editor')
export abstract class BoardEditorController {
  constructor(
    private readonly editor: BoardEditorService,
    private readonly trash: BoardTrashService,
    private readonly files: UploadStore,
  ) {}

  @Get()
  @NotAudited('posts hold nothing personal')
  @ApiOperation({ summary: 'Posts with a preview, newest first' })
  list(@Board() board: BoardRef, @Query() query: AdminPostListDto): Promise<AdminPostPage> {
    return this.editor.list(board, query);
  }

  @Get('trash')
  @NotAudited('posts hold nothing personal')
  @ApiOperation({ summary: 'Deleted posts, the last deleted first; kept 30 days' })
  listTrash(@Board() board: BoardRef, @Query() { page }: PageDto): Promise<TrashedPostPage> {
    return this.trash.list(board, page);
  }

  @Post('trash/:id/restore')
  @Audited('trash.restore', aboutPost)
  @HttpCode(200)
  @ApiOperation({ summary: 'Put a deleted post back' })
  restore(@Board() board: BoardRef, @Param('id') id: string): Promise<AdminPost> {
    return this.trash.restore(board, id);
  }

  @Delete('trash/:id')
  @Audited('trash.purge', aboutPost)
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove a deleted post and its files for good' })
  // Returned for the log only; the answer has no body.
  purge(@Board() board: BoardRef, @Param('id') id: string): Promise<AdminPostItem> {
    return this.trash.purge(board, id);
  }

  @Get(':id')
  @NotAudited('posts hold nothing personal')
  @ApiOperation({ summary: 'One post for editing; counts no view' })
  read(@Board() board: BoardRef, @Param('id') id: string): Promise<AdminPost> {
    return this.editor.read(board, id);
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
    await sendFile(this.files, await this.editor.file(board, id), request, response);
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
    await sendFile(this.files, await this.editor.file(board, id, fileId), request, response);
  }

  @Post()
  @Audited('post.create', aboutPost)
  @TakesFiles(formParts)
  @ApiOperation({ summary: 'Add a post, with a PDF as the part `pdf` and further files as parts `files`' })
  create(
    @Board() board: BoardRef,
    @Body() body: CreateTranslationDto,
    @ReceivedAll('files') files: ReceivedFile[],
    @Received('pdf') pdf?: ReceivedFile,
  ): Promise<AdminPost> {
    return this.editor.create(board, body, { pdf, files });
  }

  @Patch(':id')
  @Audited('post.change', aboutPost)
  @TakesFiles(formParts)
  @ApiOperation({ summary: 'Change a post, its files or its password' })
  @ApiResponse({ status: 200, description: 'The post as it is now' })
  @ApiResponse({ status: 409, description: 'Somebody else has changed it; `fields` says what differs' })
  update(
    @Board() board: BoardRef,
    @Param('id') id: string,
    @Body() body: UpdatePostDto,
    @ReceivedAll('files') files: ReceivedFile[],
    @Received('pdf') pdf?: ReceivedFile,
  ): Promise<AdminPost> {
    return this.editor.update(board, id, body, { pdf, files });
  }

  @Post(':id/withdraw')
  @Audited('post.withdraw', aboutPost)
  @TakesFiles(formParts)
  @HttpCode(200)
  @ApiOperation({ summary: 'Take a post back to a draft, with the changes of its form; the draft keeps its id' })
  @ApiResponse({ status: 200, description: 'The draft' })
  @ApiResponse({ status: 409, description: 'Somebody else has changed it; `fields` says what differs' })
  withdraw(
    @Board() board: BoardRef,
    @Param('id') id: string,
    @Body() body: UpdatePostDto,
    @ReceivedAll('files') files: ReceivedFile[],
    @Received('pdf') pdf?: ReceivedFile,
  ): Promise<AdminPost> {
    return this.editor.update(board, id, body, { pdf, files }, { isWithdrawn: true });
  }

  @Delete(':id')
  @Audited('post.delete', aboutPost)
  @HttpCode(204)
  @ApiOperation({ summary: 'Put a post into the trash' })
  // Returned for the log only; the answer has no body.
  remove(
    @Board() board: BoardRef,
    @Param('id') id: string,
    @SessionCode() session: string | null,
  ): Promise<AdminPostItem> {
    return this.editor.remove(board, id, session);
  }
}
