import type { NextFunction, Request, Response } from 'express';

import { AppError } from '../../platform/common/app-error.js';
import { languages } from '../../../shared/words/localized.types.js';
import type { Content } from '../../../shared/content/content.types.js';
import { factsOfSite } from '../../site/facts.js';
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
    const found = await recordAt(site, request.path);
    if (!found) {
      next(new AppError('not_found'));
      return;
    }
    const { record, isSample, words } = found;
    const { ko, en } = await factsOfSite(site);
    const company = { ko: ko.company, en: en.company };
    const said = JSON.stringify([company, words]);
    const known = made.get(request.path);
    const file = known?.words === said ? known.file : writeWorkbook(workbookOf(record, company, isSample));
    made.set(request.path, { words: said, file });
    const bytes = await file;
    sendAnswer({ status: 200, headers, etag: etagOf(bytes) }, bytes, 'identity', request, response);
  };
}

/** The record whose file has this path, and all that is said of deliveries beside it. */
async function recordAt(site: SiteService, path: string) {
  for (const language of languages) {
    const words = await site.text(`deliveries/${language}.json`);
    const { records, isSample }: Content['deliveries'] = JSON.parse(words);
    const record = records.find(({ fileName }) => `/${encodeURIComponent(fileName)}` === path);
    if (record) return { record, isSample, words };
  }
  return undefined;
}
