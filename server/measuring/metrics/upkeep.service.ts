import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Counter, Gauge, Registry } from 'prom-client';

import { SignInAttempts } from '../../access/sessions/sign-in-attempts.service.js';
import { lastBackup } from '../../platform/database/last-backup.js';
import { appVersion } from '../../platform/common/app-version.js';
import { ClockService } from '../../platform/clock/clock.service.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import type { OpenDatabase } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { QuoteLettersService } from '../../requests/letters/letters.service.js';
import { QuotaService } from '../../requests/files/quota.service.js';

/** For a folder that does not exist yet, of its nearest parent. */
async function freeBytes(path: string): Promise<number> {
  const found = await statfs(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || path === dirname(path)) throw error;
  });
  return found ? found.bavail * found.bsize : freeBytes(dirname(path));
}

@Injectable()
export class UpkeepService {
  private readonly logger = new Logger('Metrics');
  private readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly info = new Gauge({
    name: 'site_info',
    help: 'Always 1; the label says which release runs',
    labelNames: ['version'],
    registers: this.registers,
  });

  private readonly mailServer = new Gauge({
    name: 'site_mail_server_set',
    help: 'Whether letters go to a mail server; 0 while they are only written to files',
    registers: this.registers,
  });

  private readonly refusedSignIns = new Counter({
    name: 'site_sign_ins_refused_total',
    help: 'Sign-ins that this process has refused since its start',
    registers: this.registers,
  });

  private readonly room = new Gauge({
    name: 'site_free_bytes',
    help: 'Free room of the file system that holds this folder',
    labelNames: ['folder'],
    registers: this.registers,
  });

  private readonly backup = new Gauge({
    name: 'site_last_backup_timestamp_seconds',
    help: 'When the last backup of this site was completed; missing where there was none',
    registers: this.registers,
  });

  private readonly oldestLetter = new Gauge({
    name: 'site_oldest_waiting_letter_seconds',
    help: 'Age of the oldest quote request that a letter still waits for; 0 where none waits',
    registers: this.registers,
  });

  private readonly jobs = new Gauge({
    name: 'site_jobs',
    help: 'Jobs that are late by five minutes, and jobs whose last run has failed; the same for all processes',
    labelNames: ['state'],
    registers: this.registers,
  });

  private readonly requestFiles = new Gauge({
    name: 'site_request_files_bytes',
    help: 'Bytes of all files of quote requests, also of those that are not sent yet; the same for all processes',
    registers: this.registers,
  });

  private readonly held = new Gauge({
    name: 'site_erasing_held',
    help: 'Whether nothing is erased by its age, because the clock moved or far more than ever is due; the same for all processes',
    registers: this.registers,
  });

  private readonly restarts = new Counter({
    name: 'site_mongod_restarts_total',
    help: 'How often this process has started its own MongoDB again because it had died',
    registers: this.registers,
  });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: OpenDatabase,
    @InjectConnection() private readonly connection: Connection,
    private readonly attempts: SignInAttempts,
    private readonly queue: JobsService,
    private readonly letters: QuoteLettersService,
    private readonly rooms: QuotaService,
    private readonly clock: ClockService,
  ) {
    this.info.set({ version: appVersion }, 1);
    this.mailServer.set(config.hasMailServer ? 1 : 0);
  }

  /** Prometheus's text; without a database what is known without it. */
  async read(isDatabaseUp: boolean): Promise<string> {
    this.refusedSignIns.reset();
    this.refusedSignIns.inc(this.attempts.refused);
    this.restarts.reset();
    this.restarts.inc(this.database.restarts?.() ?? 0);
    await this.measureRoom();
    await this.askDatabase(isDatabaseUp);
    return this.registry.metrics();
  }

  private async measureRoom(): Promise<void> {
    const { dataFolder, uploadsFolder, storage } = this.config;
    const folders = { data: dataFolder, ...(storage === 'disk' && { uploads: uploadsFolder }) };
    this.room.reset();
    for (const [folder, path] of Object.entries(folders)) this.room.set({ folder }, await freeBytes(path));
  }

  private async askDatabase(isUp: boolean): Promise<void> {
    this.backup.remove();
    this.oldestLetter.remove();
    this.requestFiles.remove();
    this.held.remove();
    this.jobs.reset();
    if (!isUp) return;
    try {
      const [backup, oldest, { late, failed }, bytes, hold] = await Promise.all([
        lastBackup(this.connection),
        this.letters.oldestWaiting(),
        this.queue.count(),
        this.rooms.bytes(),
        this.clock.hold(),
      ]);
      if (backup) this.backup.set(backup.getTime() / 1000);
      this.oldestLetter.set(oldest ? (Date.now() - oldest.getTime()) / 1000 : 0);
      this.jobs.set({ state: 'late' }, late);
      this.jobs.set({ state: 'failed' }, failed);
      this.requestFiles.set(bytes);
      this.held.set(hold ? 1 : 0);
    } catch (error) {
      this.logger.warn(error);
    }
  }
}
