import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

import { inTransaction } from '../../platform/database/transaction.js';
import { StoredDraft } from '../drafts/drafts.schema.js';
import { UploadSweep } from '../../platform/files/upload-sweep.js';

import { allBoards, BoardCollections } from './collections.js';

/** Tells which files posts and drafts name; posts in the trash need theirs too. */
@Injectable()
export class PostFilesService implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(StoredDraft.name) private readonly drafts: Model<StoredDraft>,
    private readonly collections: BoardCollections,
    private readonly sweep: UploadSweep,
  ) {}

  onModuleInit(): void {
    this.sweep.register((ids) => this.inUse(ids));
  }

  /** At one moment: a draft that is published meanwhile would be seen in neither place. */
  private inUse(ids: readonly string[]): Promise<string[]> {
    const places = [...allBoards.map((board) => this.collections.of(board)), this.drafts];
    const wanted = mongoose.trusted({ $in: [...ids] });
    return inTransaction(this.connection, async (session) => {
      const used: string[] = [];
      for (const place of places) {
        for (const field of ['pdfFile', 'files.file'] as const) {
          const found = await place.collection.distinct(field, { [field]: wanted }, { session });
          used.push(...found.filter((id): id is string => typeof id === 'string'));
        }
      }
      return used;
    });
  }
}
