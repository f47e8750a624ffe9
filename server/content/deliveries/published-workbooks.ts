import type { NextFunction, Request, Response } from 'express';

import { AppError } from '../../platform/common/app-error.js';
import { languages } from '../../../shared/words/localized.types.js';
import { etagOf, sendAnswer } from '../../site/send-answer.js';
import type { SiteService } from '../../site/site.service.js';
import { workbookOf } from '../../../shared/content/deliveries/columns.js';

import { writeWorkbook } from './write-workbook.js';

const headers = {
  'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'Cache-Control': 'no-cache',
};

/**
 * Answers the spreadsheets of deliveries once the office has published; until then the files of the build are there. The
 * deliveries are those of the Korean page, because one file has both languages; the English page may name other files.
 */
export function publishedWorkbooks(site: SiteService) {
  const made = new Map<string, { words: string; file: Promise<Buffer> }>();
  return async function answerWorkbook(request: Request, response: Response, next: NextFunction): Promise<void> {
    if (!site.hasPublished || !['GET', 'HEAD'].includes(request.method)) {
      next();
      return;
    }
    const found = recordAt(site, request.path);
    if (!found) {
      next(new AppError('not_found'));
      return;
    }
    const { record, isSample } = found;
    const company = { ko: site.facts('ko').company, en: site.facts('en').company };
    const words = JSON.stringify([company, record, isSample]);
    const known = made.get(request.path);
    const file = known?.words === words ? known.file : writeWorkbook(workbookOf(record, company, isSample));
    made.set(request.path, { words, file });
    const bytes = await file;
    sendAnswer({ status: 200, headers, etag: etagOf(bytes) }, bytes, 'identity', request, response);
  };
}

/** The record whose file has this path. */
function recordAt(site: SiteService, path: string) {
  for (const language of languages) {
    const { records, isSample } = site.contents[language].deliveries;
    const record = records.find(({ fileName }) => `/${encodeURIComponent(fileName)}` === path);
    if (record) return { record, isSample };
  }
  return undefined;
}
