import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';

import { AllowedTo } from '../access/people/allowed-to.js';
import { SessionCode } from '../access/sessions/admin.guard.js';
import type { AuditSubject } from '../../shared/admin/audit.types.js';
import { Audited, NotAudited } from '../access/audit/audited.js';
import type { Params } from '../access/audit/audited.js';
import { AppError } from '../platform/common/app-error.js';
import { Received, TakesFiles } from '../platform/files/upload.interceptor.js';
import type { ReceivedFile } from '../platform/files/upload.js';
import { PICTURE_MEGABYTES } from '../../shared/content/pictures.types.js';
import type { PictureList, StoredPicture } from '../../shared/content/pictures.types.js';

import { DescribePicture, DescribePictures, DescribeUpload } from './docs.js';
import { PicturesEditorService } from './editor.service.js';
import { ChangePictureDto, PictureUseDto, SendPictureDto } from './pictures.dto.js';

const aboutPicture = (_params: Params, picture?: StoredPicture): AuditSubject => ({
  noun: 'pictures',
  id: picture?.id ?? null,
  name: picture?.fileName ?? null,
});

@ApiTags('pictures (administrators)')
@ApiBearerAuth()
@AllowedTo('editor')
@Controller('api/admin/pictures')
export class PicturesEditorController {
  constructor(private readonly pictures: PicturesEditorService) {}

  @Get()
  @NotAudited('pictures are there to be seen by everybody')
  @DescribePictures('All pictures, the last uploaded first')
  list(): Promise<PictureList> {
    return this.pictures.list();
  }

  @Post()
  @Audited('picture.create', aboutPicture)
  @TakesFiles({ file: 'picture' }, { megabytes: PICTURE_MEGABYTES })
  @DescribeUpload()
  async add(
    @Query() { use }: PictureUseDto,
    @Body() _form: SendPictureDto,
    @SessionCode() session: string | null,
    @Received('file') file?: ReceivedFile,
  ): Promise<StoredPicture> {
    if (!file) throw new AppError('validation_failed', { fields: { file: 'required' } });
    return this.pictures.take(file, use, session);
  }

  @Patch(':id')
  @Audited('picture.change', aboutPicture)
  @DescribePicture('Say what of a picture stays in view')
  change(@Param('id') id: string, @Body() { focus }: ChangePictureDto): Promise<StoredPicture> {
    return this.pictures.setFocus(id, focus);
  }
}
