import { createHash } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import mongoose from 'mongoose';

import { HashingService } from '../../access/sessions/hashing.service.js';
import { SettingsService } from '../../access/settings/settings.service.js';
import { SigningService } from '../../access/sessions/signing.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import { isContinuation } from '../../platform/files/send-file.js';
import { RateLimitService } from '../../platform/http/rate-limit.service.js';
import type { RateLimit } from '../../platform/http/rate-limit.service.js';
import type { Config } from '../../platform/config.js';
import { TendersService } from '../e-procurement/tenders.service.js';
import { findClosestPage, findPage } from '../lists/page.js';
import { findListPage } from '../lists/pins.js';
import type { Post, PostPage, VisiblePost } from '../../../shared/posts/boards.types.js';
import { PostCountsService } from '../lists/counts.service.js';

import { isLocked, listFields, storedFile, toItem, toPost, versionOf } from './post.presenter.js';
import type { LockedPost } from './post.presenter.js';
import { BoardCollections, collectionName, otherBoard } from './collections.js';
import type { BoardRef } from './collections.js';
import { BoardEventsService } from './events.service.js';
import type { OpenPostDto, VisitorListDto } from './boards.dto.js';
import { foundPost } from './found-post.js';
import type { FoundPost, PostDocument } from './found-post.js';

/** Life of the link to a locked post's file, and how long a download may go on that began within it: s. */
const FILE_TOKEN_LIFE = 300;
const DOWNLOAD_LIFE = 3600;

export type BoardFile = { id: string; name: string; type: string; isSecret: boolean };

/** Visitors' actions on a board: list, search, open, download. */
@Injectable()
export class BoardService {
  private readonly logger = new Logger('Boards');
  private readonly wrongTries: RateLimit;

  constructor(
    @Inject(CONFIG) config: Config,
    rateLimits: RateLimitService,
    private readonly collections: BoardCollections,
    private readonly hashing: HashingService,
    private readonly settings: SettingsService,
    private readonly signing: SigningService,
    private readonly events: BoardEventsService,
    private readonly counts: PostCountsService,
    private readonly tenders: TendersService,
  ) {
    this.wrongTries = rateLimits.limit('post-password', config.loginTries, config.loginWindowMinutes * 60);
  }

  /** Newest first. A page beyond the end is empty. If no post has all words of a search, those with most of them. */
  async list(board: BoardRef, { state, ...asked }: VisitorListDto): Promise<PostPage> {
    const query = state ? { ...asked, ids: await this.tenders.inState(board, state) } : asked;
    const [page, { postTitles }, tenders] = await Promise.all([
      findListPage(this.collections.of(board), query, listFields, this.counts),
      this.settings.get(),
      this.tenders.inForce(board),
    ]);
    const closest = page.total === 0 ? await findClosestPage(this.collections.of(board), query, listFields) : undefined;
    const { items, ...rest } = closest ?? page;
    return {
      ...rest,
      items: items.map((post) => toItem(post, { titles: postTitles, tender: tenders.get(String(post._id)) ?? null })),
      ...(closest && { isClosest: true }),
    };
  }

  /** Opens a post and counts it. Throws `post_password_required`, `post_password_incorrect` or `too_many_requests`. */
  async open(board: BoardRef, id: string, { password }: OpenPostDto, address: string): Promise<Post> {
    const reach = () => this.reach(board, id, password, address);
    // Before the database is asked for anything, so that nobody waits for it in a flood of passwords.
    const { post, token } = password ? await this.hashing.attempt(reach) : await reach();
    try {
      const counted = { $inc: { viewCount: 1 } };
      const options = { returnDocument: 'after', timestamps: false } as const;
      const after = await this.collections.of(board).findOneAndUpdate({ _id: post._id }, counted, options).lean();
      post.viewCount = after?.viewCount ?? post.viewCount;
      this.events.viewedHere(board);
    } catch (error) {
      this.logger.error(error, 'a view was not counted');
    }
    return toPost(board, post, await this.shownWith(board, post), token);
  }

  /** Reads a post for its page, without counting a view. */
  async look(board: BoardRef, id: string): Promise<VisiblePost | undefined> {
    const [post, { postTitles }] = await Promise.all([this.seek(board, id), this.settings.get()]);
    if (!post) return undefined;
    const shown = isLocked(post)
      ? { ...toItem(post, { titles: postTitles, tender: null }), tender: null }
      : toPost(board, post, await this.shownWith(board, post));
    const other = otherBoard(board);
    const twin = shown.twin && other ? await this.seek(other, shown.twin) : undefined;
    const translation = twin && !isLocked(twin) ? String(twin._id) : undefined;
    return { post: { ...shown, twin: twin ? shown.twin : null }, changedAt: versionOf(post), translation };
  }

  /** The open ones of the board's newest posts. */
  async newest(board: BoardRef, most: number): Promise<VisiblePost[]> {
    const query = { page: 1, pageSize: most };
    const [{ items }, { postTitles: titles }, tenders] = await Promise.all([
      findPage(this.collections.of(board), query, `${listFields} content`, this.counts),
      this.settings.get(),
      this.tenders.inForce(board),
    ]);
    const tenderOf = ({ _id }: FoundPost) => tenders.get(String(_id)) ?? null;
    return items
      .filter((post) => !isLocked(post))
      .map((post) => ({ post: toPost(board, post, { titles, tender: tenderOf(post) }), changedAt: versionOf(post) }));
  }

  /**
   * The PDF of a post, or a further file. Files of a locked post need the token that opening it returned, which dies
   * with the password. A request that goes on with a file has longer: browsers ask for the rest of it after a lost
   * connection, and for further pages of it as they are turned.
   */
  async file(
    board: BoardRef,
    id: string,
    { token, fileId, request }: { token?: string; fileId?: string; request: Request },
  ): Promise<BoardFile> {
    const post = await this.find(board, id);
    const isGoingOn = isContinuation(request, fileId ?? post.pdfFile ?? '');
    await this.mayTake(board, post, token, isGoingOn ? DOWNLOAD_LIFE - FILE_TOKEN_LIFE : 0);
    return { ...storedFile(post, fileId), isSecret: isLocked(post) };
  }

  /** A post whose closing time is to be noted in a calendar; a locked one needs the token that opening it returned. */
  async withClosingTime(board: BoardRef, id: string, token: string | undefined): Promise<Post> {
    const post = await this.find(board, id);
    await this.mayTake(board, post, token);
    return toPost(board, post, await this.shownWith(board, post));
  }

  /** Throws `post_password_required` unless the post is open or the token is for it. One that is late is for its files. */
  private async mayTake(board: BoardRef, post: FoundPost, token: string | undefined, late = 0): Promise<void> {
    if (!isLocked(post)) return;
    const claims = token ? await this.signing.read(token, 'file', late) : undefined;
    const isRight = claims?.post === fileSubject(board, post) && claims.lock === lockMark(post.password);
    const isOfFiles = late === 0 || claims?.files === filesMark(post);
    if (!isRight || !isOfFiles) throw new AppError('post_password_required');
  }

  private async shownWith(board: BoardRef, post: FoundPost) {
    return this.tenders.shownWith(board, post, (await this.settings.get()).postTitles);
  }

  private async find(board: BoardRef, id: string): Promise<FoundPost> {
    const post = await this.seek(board, id);
    if (!post) throw new AppError('not_found');
    return post;
  }

  private async seek(board: BoardRef, id: string): Promise<FoundPost | undefined> {
    if (!mongoose.isObjectIdOrHexString(id)) return undefined;
    const asked = this.collections.of(board).findOne({ _id: id, deletedAt: null });
    // A page that is kept must not show a write that can be rolled back.
    const post = await asked.read('primary').readConcern('majority').lean<PostDocument>();
    return post ? foundPost(post) : undefined;
  }

  private async reach(board: BoardRef, id: string, password: string | undefined, address: string) {
    const post = await this.find(board, id);
    return { post, token: isLocked(post) ? await this.unlock(board, post, password, address) : undefined };
  }

  /** Counts before it checks, for each post and address, so that nobody locks out anybody else. */
  private async unlock(
    board: BoardRef,
    post: LockedPost,
    password: string | undefined,
    address: string,
  ): Promise<string> {
    if (!password) throw new AppError('post_password_required');
    const subject = fileSubject(board, post);
    await this.wrongTries.count(address, subject);
    if (!(await this.hashing.verify(post.password, password))) throw new AppError('post_password_incorrect');
    await this.wrongTries.forget(address, subject);
    const claims = { post: subject, lock: lockMark(post.password), files: filesMark(post) };
    return this.signing.sign(claims, 'file', FILE_TOKEN_LIFE);
  }
}

const fileSubject = (board: BoardRef, post: FoundPost) => `${collectionName(board)}/${String(post._id)}`;

/** Changes with the password and reveals nothing of it. */
const lockMark = (hash: string) => createHash('sha256').update(hash).digest('base64url').slice(0, 16);

/** Changes with the files. */
const filesMark = ({ pdfFile, files }: FoundPost) => lockMark(JSON.stringify([pdfFile, files.map(({ file }) => file)]));
