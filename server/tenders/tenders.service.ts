import { Injectable } from '@nestjs/common';
import mongoose from 'mongoose';
import type { ClientSession, Types } from 'mongoose';

import type { TitleStyle } from '../admin/admin.types.js';
import { isLocked, toAdminPost, twinOf } from '../boards/answers.js';
import { BoardCollections, otherBoard } from '../boards/collections.js';
import type { BoardRef } from '../boards/collections.js';
import { foundPost } from '../boards/found-post.js';
import type { FoundPost, PostDocument } from '../boards/found-post.js';
import type { AdminPost, DraftFacts } from '../boards/boards.types.js';
import { shownTitle } from '../boards/shown-title.js';
import { AppError } from '../common/app-error.js';

import type { StoredTender } from './stored-tender.js';
import type { TenderNotice } from './tender.types.js';

/** Notices of one tender that are listed at most. */
const MOST_NOTICES = 50;

/** The notices of a tender: corrections, re-notices, the result all name the one that began it, never one another. */
@Injectable()
export class TendersService {
  constructor(private readonly collections: BoardCollections) {}

  /** A post as its editor shows it. */
  async adminPost(board: BoardRef, post: FoundPost, draft: DraftFacts | null = null): Promise<AdminPost> {
    const first = post.tender?.first && (await this.read(board, post.tender.first));
    const [other, twin] = [otherBoard(board), first && twinOf(first)];
    const translation = other && twin ? await this.read(other, twin) : undefined;
    const firstTwin = translation ? { id: String(translation._id), title: translation.title } : null;
    return toAdminPost(board, post, { firstTitle: first?.title ?? null, firstTwin, draft });
  }

  /** The others of its tender that are not in the trash, the oldest first. */
  async noticesOf(board: BoardRef, post: FoundPost, titles: TitleStyle): Promise<TenderNotice[]> {
    if (board.kind !== 'e-procurement') return [];
    const first = post.tender?.first ?? post._id;
    const found = await this.collections
      .of(board)
      .find({
        $or: [{ _id: first }, { 'tender.first': first }],
        _id: mongoose.trusted({ $ne: post._id }),
        deletedAt: null,
      })
      .sort({ createdAt: 1, _id: 1 })
      .limit(MOST_NOTICES)
      .lean<PostDocument[]>();
    return found.map(foundPost).map((each) => ({
      id: String(each._id),
      shownTitle: shownTitle(each.title, titles),
      kind: isLocked(each) ? null : (each.tender?.kind ?? null),
      createdAt: each.createdAt?.toISOString() ?? null,
    }));
  }

  /**
   * The notice that began the tender of the one that was chosen. Throws `validation_failed` for a post that is not there,
   * or that is the very one that names it.
   */
  async firstOf(board: BoardRef, chosen: string, self?: Types.ObjectId): Promise<Types.ObjectId> {
    const post = await this.read(board, chosen);
    const first = post?.tender?.first ?? post?._id;
    if (!first) throw new AppError('validation_failed', { fields: { tenderFirst: 'not_found' } });
    if (self?.equals(first)) throw new AppError('validation_failed', { fields: { tenderFirst: 'invalid' } });
    return first;
  }

  /** A draft waits while the notice that it names may come to follow another one. */
  async settled(board: BoardRef, { _id, tender }: FoundPost): Promise<StoredTender | null> {
    const named = tender?.first && (await this.read(board, tender.first));
    const first = named?.tender?.first;
    return tender && first && !first.equals(_id) ? { ...tender, first } : tender;
  }

  /** The notices of a tender whose first one names another tender now belong to that one. */
  async follow(board: BoardRef, { _id, tender }: FoundPost, session: ClientSession): Promise<void> {
    if (!tender?.first) return;
    const change = { 'tender.first': tender.first };
    await this.collections.of(board).updateMany({ 'tender.first': _id }, change, { session, timestamps: false });
  }

  private async read(board: BoardRef, id: Types.ObjectId | string): Promise<FoundPost | undefined> {
    const post = await this.collections.of(board).findOne({ _id: id, deletedAt: null }).lean<PostDocument>();
    return post ? foundPost(post) : undefined;
  }
}
