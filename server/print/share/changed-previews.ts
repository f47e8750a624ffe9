import type { NextFunction, Request, Response } from 'express';

import { etagOf, sendAnswer } from '../../site/send-answer.js';

import type { SharePicturesService } from './share-pictures.service.js';

const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-cache' };

/**
 * Answers the pictures of shared pages that show something else since the office has published. For all others, and where
 * drawing fails, the files of the build are there: an old picture is better than none.
 */
export function changedPreviews(pictures: SharePicturesService) {
  return async function answerPreview(request: Request, response: Response, next: NextFunction): Promise<void> {
    const isRead = ['GET', 'HEAD'].includes(request.method);
    const bytes = isRead ? await pictures.find(request.baseUrl + request.path) : undefined;
    if (bytes) sendAnswer({ status: 200, headers, etag: etagOf(bytes) }, bytes, 'identity', request, response);
    else next();
  };
}
