import { Injectable } from '@nestjs/common';
import mongoose from 'mongoose';
import type { ClientSession, QueryFilter, Types } from 'mongoose';

import type { TitleStyle } from '../../../shared/admin/admin.types.js';
import { KeptValues } from '../lists/kept-values.js';
import { readPosts } from '../lists/read-posts.js';
import { isLocked, toAdminPost, twinOf } from '../boards/post.presenter.js';
import type { Shown } from '../boards/post.presenter.js';
import type { StoredPost } from '../boards/board.schema.js';
import { BoardCollections, collectionName, otherBoard } from '../boards/collections.js';
import type { BoardRef } from '../boards/collections.js';
import { foundPost } from '../boards/found-post.js';
import type { FoundPost, PostDocument } from '../boards/found-post.js';
import type { AdminPost, DraftFacts } from '../../../shared/posts/boards.types.js';
import { BoardEventsService } from '../boards/events.service.js';
import { shownTitle } from '../boards/shown-title.js';
import { AppError } from '../../platform/common/app-error.js';
import { closingAt } from '../../../shared/posts/closing.js';
import type { ShownTender, TenderState } from '../../../shared/posts/tender.types.js';

import { nextTender, oldestFirst, tenderInForce } from './in-force.js';
import { changedTender, refuseTender } from './stored-tender.js';
import type { TenderDto } from './tender.dto.js';
import type { StoredTender } from './tender.schema.js';

/** Notices of one tender that are listed at most. */
const MOST_NOTICES = 50;

const twinTitleOf = (twin: FoundPost | undefined, titles: TitleStyle) =>
  twin ? { id: String(twin._id), shownTitle: shownTitle(twin.title, titles) } : null;

/** Names the tender of a notice. */
const nameOf = ({ _id, tender }: FoundPost) => String(tender?.first ?? _id);

/** The notices of a tender: corrections, re-notices, the result all name the one that began it, never one another. */
@Injectable()
export class TendersService {
  private readonly held: KeptValues<Map<string, ShownTender>>;

  constructor(
    private readonly collections: BoardCollections,
    events: BoardEventsService,
  ) {
    this.held = new KeptValues(events, 1);
  }

  /** A post as its editor shows it. */
  async adminPost(board: BoardRef, post: FoundPost, draft: DraftFacts | null = null): Promise<AdminPost> {
    const first = post.tender?.first && (await this.collections.seek(board, post.tender.first));
    const [other, twin] = [otherBoard(board), first && twinOf(first)];
    const translation = other && twin ? await this.collections.seek(other, twin) : undefined;
    const firstTwin = translation ? { id: String(translation._id), title: translation.title } : null;
    const next = board.kind === 'e-procurement' ? nextTender([...(await this.othersOf(board, post)), post]) : null;
    return toAdminPost(board, post, { firstTitle: first?.title ?? null, firstTwin, draft, next });
  }

  /** The tender of a post as it holds now, and its other notices that are not in the trash, the oldest first. */
  async shownWith(board: BoardRef, post: FoundPost, titles: TitleStyle): Promise<Shown> {
    if (board.kind !== 'e-procurement') return { titles, tender: null };
    const others = await this.othersOf(board, post);
    const told = [...others.filter((each) => !isLocked(each)), post].toSorted(oldestFirst);
    const twins = await this.twinsOf(board, others);
    const notices = others.map((each) => ({
      id: String(each._id),
      shownTitle: shownTitle(each.title, titles),
      twin: twinTitleOf(twins.get(twinOf(each) ?? ''), titles),
      kind: isLocked(each) ? null : (each.tender?.kind ?? null),
      createdAt: each.createdAt?.toISOString() ?? null,
      isLater: oldestFirst(post, each) < 0,
    }));
    return { titles, tender: tenderInForce(post, told), notices };
  }

  /** The tenders of a board's open posts as they hold now, by the ids of the posts. */
  async inForce(board: BoardRef): Promise<ReadonlyMap<string, ShownTender>> {
    if (board.kind !== 'e-procurement') return new Map();
    return this.held.of(collectionName(board), 'tenders', () => this.readHeld(board));
  }

  /** The ids of a board's notices of tenders in this state, newest first. */
  async inState(board: BoardRef, state: TenderState): Promise<Types.ObjectId[]> {
    const isIn = ({ closesAt, changedBy, kind }: ShownTender) =>
      closesAt
        ? closingAt(closesAt, Date.now()).isClosed === (state === 'closed')
        : (changedBy ?? kind) === 'cancellation' && state === 'closed';
    return [...(await this.inForce(board))]
      .filter(([, tender]) => isIn(tender))
      .map(([id]) => new mongoose.Types.ObjectId(id));
  }

  /** The other notices of a post's tender, the oldest first. */
  private async othersOf(board: BoardRef, post: FoundPost): Promise<FoundPost[]> {
    const first = post.tender?.first ?? post._id;
    const found = await this.collections
      .of(board)
      .find({
        $or: [{ _id: first }, { 'tender.first': first }],
        _id: mongoose.trusted({ $ne: post._id }),
        deletedAt: null,
      })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MOST_NOTICES)
      .read('primary')
      .readConcern('majority')
      .lean<PostDocument[]>();
    return found.map(foundPost).toSorted(oldestFirst);
  }

  /** The translations of posts, by their ids. */
  private async twinsOf(board: BoardRef, posts: readonly FoundPost[]): Promise<Map<string, FoundPost>> {
    const other = otherBoard(board);
    const ids = posts.flatMap((post) => (twinOf(post) && post.twin ? [post.twin] : []));
    if (!other || ids.length === 0) return new Map();
    const filter = { _id: mongoose.trusted({ $in: ids }), deletedAt: null };
    const found = await readPosts(this.collections.of(other), filter, 'title');
    return new Map(found.map((each) => [String(each._id), each]));
  }

  private async readHeld(board: BoardRef): Promise<Map<string, ShownTender>> {
    const posts = this.collections.of(board);
    const read = (filter: QueryFilter<StoredPost>) =>
      readPosts(posts, { deletedAt: null, ...filter }, 'createdAt tender password');
    const telling = await read({ 'tender.first': mongoose.trusted({ $exists: true }) });
    const known = new Set(telling.map(({ _id }) => String(_id)));
    const firsts = telling.flatMap(({ tender }) => tender?.first ?? []).filter((id) => !known.has(String(id)));
    const silent = firsts.length > 0 ? await read({ _id: mongoose.trusted({ $in: firsts }) }) : [];
    const open = [...telling, ...silent].filter((post) => !isLocked(post)).toSorted(oldestFirst);
    const tenders = new Map<string, FoundPost[]>();
    for (const post of open) tenders.set(nameOf(post), [...(tenders.get(nameOf(post)) ?? []), post]);
    return new Map(
      open.toReversed().flatMap((post) => {
        const tender = tenderInForce(post, tenders.get(nameOf(post)) ?? []);
        return tender ? [[String(post._id), tender] as const] : [];
      }),
    );
  }

  /** The tender of a post once it is saved. Throws `validation_failed` for one that this board does not have. */
  async after(board: BoardRef, sent: TenderDto, stored?: FoundPost): Promise<StoredTender | null> {
    const former = stored?.tender ?? null;
    if (board.kind !== 'e-procurement') {
      refuseTender(sent);
      return former;
    }
    const chosen = sent.tenderFirst && (await this.firstOf(board, sent.tenderFirst, stored?._id));
    return changedTender(former, sent, sent.tenderFirst === undefined ? (former?.first ?? null) : chosen || null);
  }

  /**
   * The notice that began the tender of the one that was chosen. Throws `validation_failed` for a post that is not there,
   * or that is the very one that names it.
   */
  private async firstOf(board: BoardRef, chosen: string, self?: Types.ObjectId): Promise<Types.ObjectId> {
    const post = await this.collections.seek(board, chosen);
    const first = post?.tender?.first ?? post?._id;
    if (!first) throw new AppError('validation_failed', { fields: { tenderFirst: 'not_found' } });
    if (self?.equals(first)) throw new AppError('validation_failed', { fields: { tenderFirst: 'invalid' } });
    return first;
  }

  /** A draft waits while the notice that it names may come to follow another one. */
  async settled(board: BoardRef, { _id, tender }: FoundPost): Promise<StoredTender | null> {
    const named = tender?.first && (await this.collections.seek(board, tender.first));
    const first = named?.tender?.first;
    return tender && first && !first.equals(_id) ? { ...tender, first } : tender;
  }

  /** The notices of a tender whose first one names another tender now belong to that one. */
  async follow(board: BoardRef, { _id, tender }: FoundPost, session: ClientSession): Promise<void> {
    if (!tender?.first) return;
    const change = { 'tender.first': tender.first };
    await this.collections.of(board).updateMany({ 'tender.first': _id }, change, { session, timestamps: false });
  }
}
