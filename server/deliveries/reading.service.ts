import { buffer } from 'node:stream/consumers';

import { Injectable } from '@nestjs/common';

import { familyLimits } from '../calculation/checks/families.js';
import type { FamilyLimits } from '../calculation/checks/families.js';
import { AppError } from '../common/app-error.js';
import { answerOf, NoAnswer } from '../common/process-answer.js';
import { Turns } from '../common/turns.js';
import { UploadStore } from '../files/upload-store.js';
import type { ReceivedFile } from '../files/upload.js';

import type { ReadDeliveries } from './deliveries.types.js';
import type { WorkbookAnswer } from './read-workbook.js';

/** The largest spreadsheet takes some seconds: ms. */
const LONGEST = 20_000;
/** Far more than it takes: MB. */
const MEMORY = 128;

/** A spreadsheet, and the limits of product families as they are published. */
export type ReadingOrder = { file: Uint8Array; families: FamilyLimits };

/** Reads spreadsheets of deliveries: one at a time, each in a process of its own. */
@Injectable()
export class ReadingService {
  private readonly turns = new Turns();

  constructor(private readonly store: UploadStore) {}

  /** Reads a file that was sent, and keeps nothing of it. Throws `file_too_large`, `unsupported_file`. */
  async read({ id }: ReceivedFile): Promise<ReadDeliveries> {
    const answer = await this.turns.take(async () => readInProcess(await buffer(this.store.read(id))));
    await this.store.free([id]);
    if ('refused' in answer) throw new AppError(answer.refused);
    return answer;
  }
}

async function readInProcess(file: Buffer): Promise<WorkbookAnswer> {
  const limits = { longest: LONGEST, megabytes: MEMORY };
  const order: ReadingOrder = { file, families: familyLimits() };
  return answerOf<WorkbookAnswer>(new URL('reading.process.js', import.meta.url), order, limits).catch(
    (error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      return { refused: error.signal ? 'file_too_large' : 'unsupported_file' };
    },
  );
}
