import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

import { GRANTS_KEPT } from '../../access/people/accounts.schema.js';
import { AUDIT_KEPT } from '../../access/audit/audit.schema.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { VITALS_KEPT } from '../../measuring/vitals/vitals.schema.js';
import { ClockService } from '../../platform/clock/clock.service.js';

const FORGET = 'forget-records';
/** s. */
const FORGET_EVERY = 3600;

/** Fields with a date, and for how many seconds a document is kept after it. */
const records = [
  { collection: 'audit-log', field: 'at', kept: AUDIT_KEPT },
  { collection: 'account-grants', field: 'at', kept: GRANTS_KEPT },
  { collection: 'vitals', field: 'day', kept: VITALS_KEPT },
] as const;

/** Removes records whose time is over. MongoDB's own expiry would ask nobody whether the clock is right. */
@Injectable()
export class ForgettingService implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly jobs: JobsService,
    private readonly clock: ClockService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.jobs.define(FORGET, () => this.forget());
    await this.jobs.every(FORGET_EVERY, FORGET);
  }

  private async forget(): Promise<void> {
    if (!(await this.clock.isTrusted())) return;
    for (const { collection, field, kept } of records) {
      const limit = new Date(Date.now() - kept * 1000);
      await this.connection.collection(collection).deleteMany({ [field]: { $lt: limit } });
    }
  }
}
