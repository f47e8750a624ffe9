import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, Types } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { TendersService } from '../e-procurement/tenders.service.js';
import { twinOf, versionOf } from '../boards/post.presenter.js';
import type { StoredPost } from '../boards/board.schema.js';
import type { AdminPost, TwinState } from '../../../shared/posts/boards.types.js';
import { BoardCollections, otherBoard } from '../boards/collections.js';
import type { BoardRef } from '../boards/collections.js';
import { BoardEventsService } from '../boards/events.service.js';
import { foundPost } from '../boards/found-post.js';
import type { FoundPost, PostDocument } from '../boards/found-post.js';

/** A post of a board, or what takes its place. */
type Place = { board: BoardRef; post: FoundPost };
type DraftTimes = { begunAt: Date; editedAt: Date };
type Fields = Partial<Pick<StoredPost, 'twin' | 'twinState'>>;

/** State of the twin beside a post in this state. */
const opposite = { current: 'current', older: 'newer', newer: 'older' } as const;

const changedMeanwhile = () => new AppError('conflict', { fields: { twin: 'changed' } });

/**
 * Pairs of posts that are translations of each other. Each of the two names the other, so whatever touches a pair is one
 * transaction that writes both. No date of a post changes by it.
 */
@Injectable()
export class TwinsService {
  /** Transactions that read the other board. */
  private readonly paired = new WeakSet<ClientSession>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly collections: BoardCollections,
    private readonly events: BoardEventsService,
    private readonly tenders: TendersService,
  ) {}

  /** Runs a write of a post together with what it means for its twin. */
  async write<T>(board: BoardRef, work: (session: ClientSession) => Promise<T>): Promise<T> {
    let isPaired = false;
    const result = await inTransaction(this.connection, async (session) => {
      const done = await work(session);
      isPaired = this.paired.has(session);
      return done;
    });
    const other = isPaired ? otherBoard(board) : undefined;
    await this.events.changedHere(other ? [board, other] : [board]);
    return result;
  }

  /**
   * Makes two posts each other's twin; former twins of theirs are free then. With `former`, the twin known to the
   * administrator, it throws `conflict` where another one would be freed. Of two old posts one may have been edited since.
   */
  async pair(board: BoardRef, id: string, twinId: string, former?: string | null): Promise<AdminPost> {
    const paired = await this.write(board, async (session) => {
      const place = await this.find(board, id, session);
      const twin = await this.findTwin(board, twinId, session);
      const isAsKnown = twinOf(place.post) === (former ?? null) && twinOf(twin.post) === null;
      if (twinOf(place.post) === String(twin.post._id)) return place.post;
      if (former !== undefined && !isAsKnown) throw changedMeanwhile();
      const twinState = stateBeside(place.post, twin.post);
      await this.join(place, twin, twinState, session);
      return { ...place.post, twin: twin.post._id, twinState };
    });
    return this.tenders.adminPost(board, paired);
  }

  /** Makes a new post the twin of this one; throws `conflict` where it has one by now, or is gone. */
  async pairNew(board: BoardRef, post: FoundPost, twinId: string, session: ClientSession): Promise<FoundPost> {
    const twin = await this.findTwin(board, twinId, session);
    if (twinOf(twin.post) !== null) throw changedMeanwhile();
    await this.join({ board, post }, twin, 'current', session);
    return { ...post, twin: twin.post._id, twinState: 'current' };
  }

  /** Frees both. */
  async unpair(board: BoardRef, id: string): Promise<AdminPost> {
    const free = await this.write(board, async (session) => {
      const place = await this.find(board, id, session);
      await this.free(place, session);
      await this.set(place, { twin: null, twinState: null }, session);
      return { ...place.post, twin: null, twinState: null };
    });
    return this.tenders.adminPost(board, free);
  }

  /** Notes that both say the same, although only one was edited. Throws `conflict` without a twin. */
  async compare(board: BoardRef, id: string): Promise<AdminPost> {
    const compared = await this.write(board, async (session) => {
      const place = await this.find(board, id, session);
      const twin = await this.twinAt(place, session);
      if (!twin || !place.post.twinState) throw changedMeanwhile();
      for (const each of [place, twin]) await this.set(each, { twinState: 'current' }, session);
      return { ...place.post, twinState: 'current' as const };
    });
    return this.tenders.adminPost(board, compared);
  }

  /** After an edit the twin is the older one, unless it is the edit that the twin's own was waiting for. */
  async edited(board: BoardRef, post: FoundPost, session: ClientSession): Promise<FoundPost> {
    const place = { board, post };
    const twin = await this.twinAt(place, session);
    if (!twin) return post;
    const twinState = twin.post.twinState === 'newer' ? 'current' : 'older';
    const own = twin.post.deletedAt ? null : opposite[twinState];
    await this.set(twin, { twinState }, session);
    await this.set(place, { twinState: own }, session);
    return { ...post, twinState: own };
  }

  /** A post in the trash keeps its twin and how it stood; the twin stands alone. */
  async trashed(board: BoardRef, post: FoundPost, session: ClientSession): Promise<void> {
    const twin = await this.twinAt({ board, post }, session);
    if (twin && !twin.post.deletedAt) await this.set(twin, { twinState: null }, session);
  }

  /** The pair is as it was, once both are out of the trash. */
  async restored(board: BoardRef, post: FoundPost, session: ClientSession): Promise<FoundPost> {
    const place = { board, post };
    const twin = await this.twinAt(place, session);
    // The twin went into the trash first: it knows.
    if (!post.twinState) return post;
    if (!twin) {
      // It has become a draft meanwhile.
      await this.set(place, { twinState: null }, session);
      return { ...post, twinState: null };
    }
    const own = twin.post.deletedAt ? null : post.twinState;
    await this.set(twin, { twinState: opposite[post.twinState] }, session);
    await this.set(place, { twinState: own }, session);
    return { ...post, twinState: own };
  }

  /**
   * A published draft stands beside its twin again, or beside the post that it was written as the translation of; alone
   * where that has another one by now, or is gone. `begunAt` is when it was begun or withdrawn, `editedAt` its last edit:
   * edits of both since then count.
   */
  async published(board: BoardRef, post: FoundPost, { begunAt, editedAt }: DraftTimes, session: ClientSession) {
    const other = otherBoard(board);
    if (!other || !post.twin) return post;
    const isTwin = (await this.twinAt({ board, post }, session)) !== undefined;
    let published = isTwin
      ? await this.restored(board, post, session)
      : await this.joinIfFree({ board, post }, { board: other, id: post.twin }, session);
    if (isTwin && editedAt > begunAt) published = await this.edited(board, published, session);
    const twin = published.twinState ? await this.twinAt({ board, post: published }, session) : undefined;
    if (!twin || !isEditedSince(twin.post, editedAt)) return published;
    const { twinState } = await this.edited(other, twin.post, session);
    return { ...published, twinState: twinState && opposite[twinState] };
  }

  private async joinIfFree(
    place: Place,
    { board, id }: { board: BoardRef; id: Types.ObjectId },
    session: ClientSession,
  ): Promise<FoundPost> {
    this.paired.add(session);
    const post = await this.collections.seek(board, id, session);
    const isFree = post !== undefined && twinOf(post) === null;
    if (isFree) await this.join(place, { board, post }, 'current', session);
    else await this.set(place, { twin: null, twinState: null }, session);
    return { ...place.post, twin: isFree ? id : null, twinState: isFree ? 'current' : null };
  }

  /** Frees the twin of a post that is gone, or that gets another one. */
  async free(place: Place, session: ClientSession): Promise<void> {
    const twin = await this.twinAt(place, session);
    if (twin) await this.set(twin, { twin: null, twinState: null }, session);
  }

  private async join(place: Place, twin: Place, state: TwinState, session: ClientSession): Promise<void> {
    await this.free(place, session);
    await this.free(twin, session);
    await this.set(place, { twin: twin.post._id, twinState: state }, session);
    await this.set(twin, { twin: place.post._id, twinState: opposite[state] }, session);
  }

  /** Its twin, also one in the trash. */
  private async twinAt({ board, post: { _id, twin } }: Place, session: ClientSession): Promise<Place | undefined> {
    const other = otherBoard(board);
    if (!other || !twin) return undefined;
    this.paired.add(session);
    const found = await this.collections
      .of(other)
      .findOne({ _id: twin, twin: _id }, null, { session })
      .lean<PostDocument>();
    return found ? { board: other, post: foundPost(found) } : undefined;
  }

  /** Throws `not_found`. */
  private async find(board: BoardRef, id: string, session: ClientSession): Promise<Place> {
    return { board, post: await this.collections.find(board, id, session) };
  }

  private async findTwin(board: BoardRef, id: string, session: ClientSession): Promise<Place> {
    const other = otherBoard(board);
    if (!other) throw new AppError('validation_failed', { fields: { twin: 'invalid' } });
    this.paired.add(session);
    return this.find(other, id, session).catch((error: unknown) => {
      throw error instanceof AppError ? changedMeanwhile() : error;
    });
  }

  private async set({ board, post }: Place, fields: Fields, session: ClientSession): Promise<void> {
    await this.collections.of(board).updateOne({ _id: post._id }, fields, { session, timestamps: false });
  }
}

/** A translation is written after its original, which is no older for it: only an edit leaves the other one behind. */
function stateBeside(post: FoundPost, twin: FoundPost): TwinState {
  if (isEditedAfter(twin, post)) return 'older';
  return isEditedAfter(post, twin) ? 'newer' : 'current';
}

const isEditedAfter = (one: FoundPost, other: FoundPost) => isEditedSince(one, versionOf(other));

/** Publishing is no edit. */
const isEditedSince = (post: FoundPost, moment: Date) =>
  versionOf(post) > moment && post.createdAt !== null && versionOf(post) > post.createdAt;
