import { fork } from 'node:child_process';
import { buffer } from 'node:stream/consumers';

import { Injectable } from '@nestjs/common';

import { AppError } from '../common/app-error.js';
import { UploadStore } from '../files/upload-store.js';
import type { ReceivedFile } from '../files/upload.js';

import type { ReadDeliveries } from './deliveries.types.js';
import type { WorkbookAnswer } from './read-workbook.js';

/** The largest spreadsheet takes some seconds: ms. */
const LONGEST = 20_000;
/** Far more than it takes: MB. */
const MEMORY = 128;

/** Reads spreadsheets of deliveries: one at a time, each in a process of its own. */
@Injectable()
export class ReadingService {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: UploadStore) {}

  /** Reads a file that was sent, and keeps nothing of it. Throws `file_too_large`, `unsupported_file`. */
  async read({ id }: ReceivedFile): Promise<ReadDeliveries> {
    const reading = this.last.then(() => buffer(this.store.read(id))).then(readInProcess);
    this.last = reading.catch(() => undefined);
    const answer = await reading;
    await this.store.free([id]);
    if ('refused' in answer) throw new AppError(answer.refused);
    return answer;
  }
}

function readInProcess(file: Buffer): Promise<WorkbookAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('reading.process.js', import.meta.url), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {},
      execArgv: [`--max-old-space-size=${MEMORY}`],
      timeout: LONGEST,
      killSignal: 'SIGKILL',
    });
    child.once('message', (answer: WorkbookAnswer) => resolve(answer));
    child.on('error', reject);
    // After an answer this changes nothing. A signal: it took too long, or more memory than there is.
    child.once('close', (_code, signal) => resolve({ refused: signal ? 'file_too_large' : 'unsupported_file' }));
    child.send(file, (error) => error && reject(error));
  });
}
