import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { AllowedTo } from '../../access/people/allowed-to.js';
import { CurrentPerson, SessionCode } from '../../access/sessions/admin.guard.js';
import type { Person } from '../../../shared/admin/admin.types.js';
import { Audited, NotAudited } from '../../access/audit/audited.js';
import type { DocumentName } from '../../../shared/content/content.types.js';
import { documentNames } from '../../../shared/content/documents.js';
import type {
  DocumentList,
  DocumentVersion,
  FoundField,
  OpenDocument,
  PublishResult,
  RepeatedFigure,
  SavedDraft,
} from '../../../shared/content/content-editing.types.js';

import { aboutDocument } from './audit.js';
import {
  DraftDto,
  FindFieldsDto,
  KnownDocument,
  PageLanguageDto,
  PreviewDto,
  PublishDto,
  VersionNumber,
} from './content.dto.js';
import { ContentDraftsService } from './drafts.service.js';
import { ContentPublishingService } from './document-publishing.service.js';
import { ContentVersionsService } from './versions.service.js';

const DescribeName = () => ApiParam({ name: 'name', enum: documentNames });

@ApiTags('content')
@ApiBearerAuth()
@AllowedTo('editor')
@Controller('api/admin/content')
export class ContentController {
  constructor(
    private readonly drafts: ContentDraftsService,
    private readonly publishing: ContentPublishingService,
    private readonly versions: ContentVersionsService,
  ) {}

  @Get()
  @NotAudited('content is what visitors see')
  @ApiOperation({ summary: 'All documents of content, and what was made of them' })
  list(): Promise<DocumentList> {
    return this.drafts.list();
  }

  @Get('find')
  @NotAudited('content is what visitors see')
  @ApiOperation({ summary: 'Fields by their names, and by what they say' })
  async find(@Query() { q }: FindFieldsDto): Promise<{ fields: FoundField[] }> {
    return { fields: await this.drafts.find(q) };
  }

  @Get(':name')
  @NotAudited('content is what visitors see')
  @DescribeName()
  @ApiOperation({ summary: 'One document for editing: its draft, or what was published last' })
  open(
    @Param('name', KnownDocument) name: DocumentName,
    @CurrentPerson() person: Person | null,
  ): Promise<OpenDocument> {
    return this.drafts.open(name, person?.name);
  }

  @Put(':name/draft')
  @NotAudited('saved again and again while somebody types; what visitors see is noted when it is published')
  @DescribeName()
  @ApiOperation({ summary: 'Save what was typed, joined with what others have saved since' })
  save(
    @Param('name', KnownDocument) name: DocumentName,
    @Body() body: DraftDto,
    @CurrentPerson() person: Person | null,
  ): Promise<SavedDraft> {
    return this.drafts.save(name, body, person?.name);
  }

  @Delete(':name/draft')
  @Audited('content.discard', aboutDocument)
  @HttpCode(204)
  @DescribeName()
  @ApiOperation({ summary: 'Go back to what is published, each language to its own words' })
  discard(@Param('name', KnownDocument) name: DocumentName): Promise<void> {
    return this.drafts.discard(name);
  }

  @Post(':name/publish')
  @Audited('content.publish', aboutDocument)
  @HttpCode(200)
  @DescribeName()
  @ApiOperation({ summary: 'Publish the draft in these languages, at once or at a time' })
  @ApiResponse({ status: 200, description: 'It is published, or has its time' })
  @ApiResponse({
    status: 409,
    description: 'Others publish for too long to wait for them, or other languages have a time',
  })
  @ApiResponse({
    status: 422,
    description:
      'It is not published: `problems` of fields, pages that it would break, or a draft of another revision (`isStale`)',
  })
  async publish(
    @Param('name', KnownDocument) name: DocumentName,
    @Body() body: PublishDto,
    @SessionCode() session: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PublishResult> {
    const result = await this.publishing.publish(name, body, session);
    if (!result.isPublished) response.status(422);
    return result;
  }

  @Delete(':name/schedule')
  @Audited('content.unschedule', aboutDocument)
  @HttpCode(204)
  @DescribeName()
  @ApiOperation({ summary: 'Take away the time at which it would be published' })
  unschedule(@Param('name', KnownDocument) name: DocumentName): Promise<void> {
    return this.publishing.unschedule(name);
  }

  @Get(':name/versions')
  @NotAudited('content is what visitors see')
  @DescribeName()
  @ApiOperation({ summary: 'What was published of it, newest first; the last one comes with the site' })
  async listVersions(@Param('name', KnownDocument) name: DocumentName): Promise<{ versions: DocumentVersion[] }> {
    return { versions: await this.versions.list(name) };
  }

  @Post(':name/versions/:number/restore')
  @Audited('content.restore', aboutDocument)
  @HttpCode(200)
  @DescribeName()
  @ApiOperation({ summary: 'Make a version the draft' })
  restore(
    @Param('name', KnownDocument) name: DocumentName,
    @Param('number', VersionNumber) number: number,
    @CurrentPerson() person: Person | null,
  ): Promise<OpenDocument> {
    return this.drafts.restore(name, number, person?.name);
  }

  @Get(':name/repeats')
  @NotAudited('content is what visitors see')
  @DescribeName()
  @ApiOperation({ summary: 'Texts of the site that repeat a figure of its draft as it was before' })
  async repeats(@Param('name', KnownDocument) name: DocumentName): Promise<{ repeats: RepeatedFigure[] }> {
    return { repeats: await this.drafts.repeats(name) };
  }

  @Get(':name/page')
  @NotAudited('content is what visitors see')
  @DescribeName()
  @ApiOperation({ summary: 'The page that shows it best, as it is published, each text marked with its field' })
  async page(
    @Param('name', KnownDocument) name: DocumentName,
    @Query() { language }: PageLanguageDto,
  ): Promise<{ html: string }> {
    return { html: await this.drafts.page(name, language) };
  }

  @Post(':name/preview')
  @NotAudited('shows what is being typed, and keeps nothing')
  @HttpCode(200)
  @DescribeName()
  @ApiOperation({ summary: 'The page that shows it best, as it would be, each text marked with its field' })
  async preview(
    @Param('name', KnownDocument) name: DocumentName,
    @Body() { value, language }: PreviewDto,
  ): Promise<{ html: string }> {
    return { html: await this.drafts.preview(name, { value, language }) };
  }
}
