import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';

import type { BoardKind, Post, PostItem, PostPage } from '../../../shared/posts/boards.types.js';

import { kindOf } from './collections.js';

const item: PostItem = {
  id: '6b012d9c69a50bf8d90573d9',
  title: '[판형열교환기] 카탈로그',
  shownTitle: '판형열교환기 카탈로그',
  author: 'administrator',
  createdAt: '2026-11-21T05:35:24.574Z',
  viewCount: 12,
  category: 'catalog',
  protected: false,
  hasPdf: true,
  fileTypes: ['PDF'],
  twin: '6b012d9c69a50bf8d90573da',
  pinned: false,
  tender: null,
};
const page: PostPage = { items: [item], total: 1, page: 1, pageSize: 10, pageCount: 1 };
const post: Post = {
  ...item,
  content: '제품군별 표준사양입니다.',
  pdfFileName: '카탈로그.pdf',
  pdfUrl: '/api/posts/ko/6b012d9c69a50bf8d90573d9/pdf',
  files: [],
  tender: null,
  notices: [],
  calendarUrl: null,
};
const locked = {
  success: false,
  code: 'post_password_required',
  message: 'This post is locked; send its password.',
  requestId: '…',
};

export const DescribeList = () =>
  applyDecorators(ApiOperation({ summary: 'Posts, newest first' }), ApiResponse({ status: 200, example: page }));

export const DescribeOpen = () =>
  applyDecorators(
    ApiOperation({ summary: 'The whole post; counts a view. A locked one asks for its password' }),
    ApiResponse({ status: 200, example: post }),
    ApiResponse({ status: 403, example: locked }),
  );

const tags: Record<BoardKind, string> = { posts: 'data room', 'e-procurement': 'e-procurement' };

/** Groups the operations by kind of board: the decorators of drafts could do so for both kinds only. */
export function groupBoardOperations(document: OpenAPIObject): OpenAPIObject {
  for (const [path, methods] of Object.entries(document.paths)) {
    const kind = kindOf(path);
    if (!kind) continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our paths hold nothing but methods
    for (const operation of Object.values(methods as Record<string, { tags?: string[] }>)) {
      operation.tags = [path.startsWith('/api/admin/') ? `${tags[kind]} (administrators)` : tags[kind]];
    }
  }
  return document;
}
