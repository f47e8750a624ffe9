import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';

/** Describes a route that sends a file, whole or in part. */
export const DescribeFile = (summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiResponse({ status: 200, description: 'The file' }),
    ApiResponse({ status: 206, description: 'The range of it that was asked for' }),
    ApiResponse({ status: 416, description: 'The range lies behind its end' }),
  );
