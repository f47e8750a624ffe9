import { Inject, Injectable, Logger } from '@nestjs/common';

import { CONFIG } from '../../../platform/common/config.module.js';
import { messageOf } from '../../../platform/common/thrown.js';
import type { Config } from '../../../platform/config.js';
import { UploadStore } from '../../../platform/files/upload-store.js';
import type { ScanState } from '../../../../shared/requests/request-files.types.js';

import { findVirus, Undecided } from './clamd.js';

/** Asks the virus scanner about stored files, if one is set. */
@Injectable()
export class ScanService {
  private readonly logger = new Logger('Scan');

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'clamd'>,
    private readonly store: UploadStore,
  ) {}

  get isThere(): boolean {
    return this.config.clamd !== undefined;
  }

  /** Never throws: `unscanned` where no scanner is set, or none answers now. */
  async look(file: string): Promise<ScanState> {
    const { clamd } = this.config;
    if (!clamd) return 'unscanned';
    try {
      // A file that is lost is no failure of the scanner.
      if (!(await this.store.find(file))) return 'undecided';
      const virus = await findVirus(clamd, this.store.read(file));
      if (virus) this.logger.warn(`${file}: ${virus}`);
      return virus ? 'infected' : 'clean';
    } catch (error) {
      this.logger.warn(`${file} was not scanned: ${messageOf(error)}`);
      return error instanceof Undecided ? 'undecided' : 'unscanned';
    }
  }
}
