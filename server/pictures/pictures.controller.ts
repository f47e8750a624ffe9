import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../access/sessions/admin.guard.js';
import { AppError } from '../platform/common/app-error.js';
import { DescribeFile } from '../platform/files/file-docs.js';
import { sendFile } from '../platform/files/send-file.js';
import { UploadStore } from '../platform/files/upload-store.js';

import { partsOfAddress } from './addresses.js';
import { PicturesService } from './pictures.service.js';

/** Pictures of the office in their sizes. */
@Public()
@ApiTags('pictures')
@Controller('pictures')
export class PicturesController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly store: UploadStore,
  ) {}

  @Get(':file')
  @DescribeFile('A picture of a page in one size, e.g. `ab12cd34ef56-1280.avif`; never changes')
  async file(@Param('file') address: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const parts = partsOfAddress(address);
    const found = parts && (await this.pictures.findFile(parts.id, parts.name));
    if (!found) throw new AppError('not_found');
    const offer = { id: found.file, name: address, type: `image/${parts.format}` };
    await sendFile(this.store, { ...offer, isInline: true, isForever: true }, request, response);
  }
}
