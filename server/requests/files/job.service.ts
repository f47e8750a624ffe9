import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

import { JobsService } from '../../platform/jobs/jobs.service.js';

import { RemovalService } from './removal.service.js';
import { StoredRequestFile } from './request-files.schema.js';
import { ScanService } from './scan/scan.service.js';

const JOB = 'request-files';
/** Interval of looking for expired and unscanned files: s. */
const EVERY = 600;
/** Longest scan of one run: ms. Others take up the job of a process that is silent for longer. */
const SCANNING = 30_000;

/** Removes files that are over, and asks the scanner about those that it has not seen. */
@Injectable()
export class RequestFilesJob implements OnModuleInit {
  constructor(
    @InjectModel(StoredRequestFile.name) private readonly files: Model<StoredRequestFile>,
    private readonly jobs: JobsService,
    private readonly removal: RemovalService,
    private readonly scanner: ScanService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.jobs.define(JOB, () => this.run());
    await this.jobs.every(EVERY, JOB);
  }

  private async run(): Promise<void> {
    await this.removal.clear();
    if (this.scanner.isThere) await this.scan();
  }

  /** A file of a request is marked, so that the office knows; one that nobody has sent yet goes. */
  private async scan(): Promise<void> {
    const end = Date.now() + SCANNING;
    for (const { _id, file } of await this.files.find({ scan: 'unscanned' }, { file: 1 }).sort({ _id: 1 }).lean()) {
      const scan = await this.scanner.look(file);
      if (scan === 'unscanned') return;
      await this.files.updateOne({ _id }, { scan });
      if (scan === 'infected' && (await this.removal.mark({ _id, quote: null }))) await this.removal.clear();
      if (Date.now() > end) return;
    }
  }
}
