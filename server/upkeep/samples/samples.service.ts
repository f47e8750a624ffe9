import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';

import { allBoards, BoardCollections } from '../../posts/boards/collections.js';
import { BoardEventsService } from '../../posts/boards/events.service.js';
import { foundPost } from '../../posts/boards/found-post.js';
import type { PostDocument } from '../../posts/boards/found-post.js';
import { TwinsService } from '../../posts/translations/twins.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { isDatabaseDown } from '../../platform/common/error.filter.js';
import { inPatientTransaction, inTransaction } from '../../platform/database/transaction.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import type { RemovedSamples, Samples } from '../../../shared/admin/samples.types.js';

import { SampleDocumentsService } from './documents.service.js';
import type { SampleDocument } from './documents.service.js';
import { SamplesSetting } from './samples.schema.js';

const ID = 'samples';

type Ids = readonly mongoose.Types.ObjectId[];

const among = (ids: Ids) => ({ _id: mongoose.trusted({ $in: [...ids] }) });

/** Saving a post through the site moves its second date. */
const unchangedAmong = (ids: Ids) => ({
  ...among(ids),
  $expr: mongoose.trusted({ $eq: ['$createdAt', '$updatedAt'] }),
});

/**
 * Sample posts: all of them are added in one transaction that also notes their ids, and removed in one. So there are never
 * some of them, nor any twice, for orders at once and whenever the server is killed.
 */
@Injectable()
export class SamplesService {
  private filling: Promise<Samples> | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(SamplesSetting.name) private readonly settings: Model<SamplesSetting>,
    private readonly collections: BoardCollections,
    private readonly documents: SampleDocumentsService,
    private readonly events: BoardEventsService,
    private readonly files: UploadStore,
    private readonly twins: TwinsService,
  ) {}

  async read(session: ClientSession | null = null): Promise<Samples> {
    const known = await this.settings.findById(ID).session(session).lean();
    const posts = known ? await this.count(unchangedAmong(known.posts), session) : 0;
    return { isOffered: !known && !(await this.hasPosts(session)), posts };
  }

  /** Throws `conflict` if there are posts, but no samples among them. Requests at once share one filling. */
  fill(): Promise<Samples> {
    this.filling ??= this.fillOnce().finally(() => {
      this.filling = undefined;
    });
    return this.filling;
  }

  /** Samples that somebody has changed stay, as posts like any other. Afterwards no samples are offered. */
  async remove(): Promise<RemovedSamples> {
    const { gone, kept } = await inTransaction(this.connection, async (session) => {
      const known = await this.settings.findById(ID).session(session).lean();
      const ids = known?.posts ?? [];
      await this.note([], session);
      const found = await this.take(ids, session);
      return { gone: found, kept: await this.count({ ...among(ids), deletedAt: null }, session) };
    });
    await this.events.changedHere(allBoards);
    await this.files.free(
      gone.flatMap(({ pdfFile, files }) => [...(pdfFile ? [pdfFile] : []), ...files.map((each) => each.file)]),
    );
    return { removed: gone.length, kept };
  }

  private async fillOnce(): Promise<Samples> {
    // Most requests are settled here, before anything is printed.
    if (!(await this.isWanted(null))) return this.read();
    const samples = await this.documents.make(Date.now());
    const free = () => this.files.free(samples.flatMap(({ files }) => files));
    try {
      const isDone = await inPatientTransaction(this.connection, (session) => this.store(samples, session));
      if (!isDone) await free();
    } catch (error) {
      // If the database did not answer, the posts may be there: the sweep looks later.
      if (!isDatabaseDown(error)) await free();
      throw error;
    }
    await this.events.changedHere(allBoards);
    return this.read();
  }

  /** False while samples are there. Throws `conflict` for other posts. */
  private async isWanted(session: ClientSession | null): Promise<boolean> {
    if ((await this.read(session)).posts > 0) return false;
    if (await this.hasPosts(session)) throw new AppError('conflict');
    return true;
  }

  /** Of two at once MongoDB makes the second one conflict and retry, because both write the note. */
  private async store(samples: readonly SampleDocument[], session: ClientSession): Promise<boolean> {
    if (!(await this.isWanted(session))) return false;
    await this.note(
      samples.map(({ document }) => document._id),
      session,
    );
    for (const board of allBoards) {
      const own = samples.filter((each) => each.board.kind === board.kind && each.board.name === board.name);
      await this.collections.of(board).insertMany(
        own.map(({ document }) => document),
        { session },
      );
    }
    return true;
  }

  private async note(posts: Ids, session: ClientSession): Promise<void> {
    await this.settings.updateOne({ _id: ID }, { posts: [...posts] }, { upsert: true, session });
  }

  /** Removes the unchanged ones and frees their twins that stay. */
  private async take(ids: Ids, session: ClientSession) {
    const taken = [];
    for (const board of allBoards) {
      const posts = this.collections.of(board);
      const found = (await posts.find(unchangedAmong(ids), null, { session }).lean<PostDocument[]>()).map(foundPost);
      await posts.deleteMany(among(found.map(({ _id }) => _id)), { session });
      taken.push(...found.map((post) => ({ board, post })));
    }
    for (const place of taken) await this.twins.free(place, session);
    return taken.map(({ post }) => post);
  }

  private async count(filter: object, session: ClientSession | null): Promise<number> {
    let sum = 0;
    for (const board of allBoards) sum += await this.collections.of(board).countDocuments(filter).session(session);
    return sum;
  }

  /** Also in the trash. */
  private async hasPosts(session: ClientSession | null): Promise<boolean> {
    for (const board of allBoards) if (await this.collections.of(board).exists({}).session(session)) return true;
    return false;
  }
}
