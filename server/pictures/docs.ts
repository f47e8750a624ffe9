import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';

import type { PictureList, StoredPicture } from '../../shared/content/pictures.types.js';

const item: StoredPicture = {
  id: 'ab12cd34ef56',
  name: 'upload/ab12cd34ef56',
  fileName: '1공장.jpg',
  width: 4032,
  height: 3024,
  focus: { x: 50, y: 50 },
  kind: 'picture',
  thumbnail: '/pictures/ab12cd34ef56-400.webp',
  at: '2027-03-02T01:30:00.000Z',
};
const built = { 'offices/incheon': { ko: '인천 본사와 공장', en: 'Head office and factory in Incheon' } };
const unsupported = {
  success: false,
  code: 'unsupported_file',
  message: 'This kind of file is not taken here; nothing was stored.',
  requestId: '…',
};

export const DescribePicture = (summary: string, status: 200 | 201 = 200) =>
  applyDecorators(ApiOperation({ summary }), ApiResponse({ status, example: item }));

export const DescribePictures = (summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiResponse({ status: 200, example: { items: [item], built } satisfies PictureList }),
  );

export const DescribeUpload = () =>
  applyDecorators(
    DescribePicture('Add a picture or a logo; the answer comes when all its sizes are made', 201),
    ApiResponse({ status: 413, description: 'It is too large' }),
    ApiResponse({ status: 415, example: unsupported }),
    ApiResponse({ status: 429, description: 'Others are being made' }),
  );
