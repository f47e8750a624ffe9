import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';

import { pageOf } from '../../platform/common/page.js';
import type { Grant, GrantPage } from '../../../shared/admin/accounts.types.js';

import { StoredGrant } from './accounts.schema.js';

const PAGE_SIZE = 50;

type Noted = Pick<StoredGrant, 'kind' | 'by'> & Partial<Pick<StoredGrant, 'about' | 'from' | 'to'>>;

/** Record of a right that was given or taken. */
export const grantOf = ({ about = null, ...noted }: Noted) => ({
  at: new Date(),
  from: null,
  to: null,
  ...noted,
  about: about && { name: about.name, email: about.email },
});

/** Records rights given and taken, for three years. */
@Injectable()
export class GrantsService {
  constructor(@InjectModel(StoredGrant.name) private readonly grants: Model<StoredGrant>) {}

  /** In the transaction of what it notes. */
  async note(noted: Noted, transaction: ClientSession): Promise<void> {
    await this.grants.create([grantOf(noted)], { session: transaction });
  }

  /** Newest first, 50 a page. */
  async list(page: number): Promise<GrantPage> {
    const [total, found] = await Promise.all([
      this.grants.countDocuments(),
      this.grants
        .find()
        .sort({ at: -1, _id: -1 })
        .skip((page - 1) * PAGE_SIZE)
        .limit(PAGE_SIZE)
        .lean<(StoredGrant & { _id: Types.ObjectId })[]>(),
    ]);
    return pageOf(found.map(toGrant), total, { page, pageSize: PAGE_SIZE });
  }
}

function toGrant({ _id, at, kind, by, about, from, to }: StoredGrant & { _id: Types.ObjectId }): Grant {
  return { id: String(_id), at: at.toISOString(), kind, by, about, from, to };
}
