import { buffer } from 'node:stream/consumers';

import { Injectable, Logger } from '@nestjs/common';

import { familyLimits } from '../../../shared/calculation/checks/families.js';
import type { FamilyLimits } from '../../../shared/calculation/checks/families.js';
import { AppError } from '../../platform/common/app-error.js';
import { NoAnswer, OwnProcess } from '../../platform/workers/own-process.js';
import { messageOf } from '../../platform/common/thrown.js';
import { SerialQueue } from '../../platform/workers/serial-queue.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import type { ReceivedFile } from '../../platform/files/upload.js';
import type { ReadDeliveries } from '../../../shared/content/deliveries/deliveries.types.js';

import type { WorkbookAnswer } from './read-workbook.js';

/** The largest spreadsheet takes some seconds: ms. */
const LONGEST = 20_000;
/** Far more than it takes: MB. */
const MEMORY = 128;

/** A spreadsheet, and the limits of product families as they are published. */
export type ReadingOrder = { file: Uint8Array; families: FamilyLimits };
export type Unreadable = { refused: 'unsupported_file'; reason: string };

/** Reads spreadsheets of deliveries: one at a time, each in a process of its own. */
@Injectable()
export class ReadingService {
  private readonly logger = new Logger('Deliveries');
  private readonly turns = new SerialQueue();
  private readonly reader = new OwnProcess<ReadingOrder, WorkbookAnswer | Unreadable>(
    new URL('reading.process.js', import.meta.url),
    { longest: LONGEST, megabytes: MEMORY },
  );

  constructor(private readonly store: UploadStore) {}

  /** Reads a file that was sent, and keeps nothing of it. Throws `file_too_large`, `unsupported_file`. */
  async read({ id }: ReceivedFile): Promise<ReadDeliveries> {
    const answer = await this.turns.take(async () => this.answerTo(await buffer(this.store.read(id))));
    await this.store.free([id]);
    if ('refused' in answer) throw new AppError(answer.refused);
    return answer;
  }

  private async answerTo(file: Buffer): Promise<WorkbookAnswer> {
    try {
      const answer = await this.reader.order({ file, families: familyLimits() });
      if ('reason' in answer) this.logger.warn(`a spreadsheet was refused: ${answer.reason}`);
      return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer) || error.reason === 'ended') throw error;
      this.logger.warn(`a spreadsheet was refused: ${messageOf(error)}`);
      return { refused: 'file_too_large' };
    }
  }
}
