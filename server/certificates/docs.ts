import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';

import type { Certificate, CertificateList } from '../../shared/certificates/certificates.types.js';

const item: Certificate = {
  id: '6b012d9c69a50bf8d90573d9',
  category: 'iso-ko',
  name: 'ISO 9001:2015',
  image: 'iso-9001-ko.webp',
  pdf: 'iso-9001-ko.pdf',
  order: 1,
};
const list: CertificateList = { items: [item] };
const refused = {
  success: false,
  code: 'validation_failed',
  message: 'Some fields are missing or wrong; see "fields".',
  fields: { order: 'invalid_number' },
  requestId: '…',
};
const unsupported = {
  success: false,
  code: 'unsupported_file',
  message: 'This kind of file is not taken here; nothing was stored.',
  fields: { image: 'unsupported_file' },
  requestId: '…',
};

export const DescribeCertificates = (summary: string) =>
  applyDecorators(ApiOperation({ summary }), ApiResponse({ status: 200, example: list }));

export const DescribeCertificateForm = (summary: string, status: 200 | 201) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiResponse({ status, example: item }),
    ApiResponse({ status: 400, example: refused }),
    ApiResponse({ status: 415, example: unsupported }),
  );
