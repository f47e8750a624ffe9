import { createHash } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import mongoose from 'mongoose';

import { SigningService } from '../admin/signing.service.js';
import { AppError } from '../common/app-error.js';
import { CONFIG } from '../common/config.module.js';
import { RateLimitService } from '../common/rate-limit.service.js';
import type { RateLimit } from '../common/rate-limit.service.js';
import type { Config } from '../config.js';

import { isLocked, listFields, toItem, toPost } from './board-answers.js';
import type { FoundPost, LockedPost } from './board-answers.js';
import { BoardCollections, collectionName } from './board-collections.js';
import type { Place } from './board-collections.js';
import { BoardEventsService } from './board-events.service.js';
import { findPage } from './board-page.js';
import type { OpenPostDto, PostListDto } from './boards.dto.js';
import type { Post, PostPage } from './boards.types.js';
import { PostOrderService } from './post-order.service.js';

/** How long the address of a locked post's file is good for: s. */
const FILE_TOKEN_LIFE = 300;

export type BoardFile = { id: string; name: string; isSecret: boolean };

/** What visitors do with a board: list, search, open, download. */
@Injectable()
export class BoardService {
  private readonly logger = new Logger('Boards');
  private readonly wrongTries: RateLimit;

  constructor(
    @Inject(CONFIG) config: Config,
    rateLimits: RateLimitService,
    private readonly collections: BoardCollections,
    private readonly signing: SigningService,
    private readonly events: BoardEventsService,
    private readonly order: PostOrderService,
  ) {
    this.wrongTries = rateLimits.limit('post-password', config.loginTries, config.loginWindowMinutes * 60);
  }

  /** Newest first. A page beyond the end is empty. */
  async list(place: Place, query: PostListDto): Promise<PostPage> {
    const page = await findPage(this.collections.of(place), query, listFields, this.order);
    return { ...page, items: page.items.map(toItem) };
  }

  /** Opens a post and counts it. Throws `post_password_required`, `post_password_incorrect` or `too_many_requests`. */
  async open(place: Place, id: string, { password }: OpenPostDto, address: string): Promise<Post> {
    const post = await this.find(place, id);
    const token = isLocked(post) ? await this.unlock(place, post, password, address) : undefined;
    try {
      const counted = { $inc: { viewCount: 1 } };
      const options = { returnDocument: 'after', timestamps: false } as const;
      const after = await this.collections.of(place).findOneAndUpdate({ _id: post._id }, counted, options).lean();
      post.viewCount = after?.viewCount ?? post.viewCount;
      this.events.changedHere(place, { isView: true });
    } catch (error) {
      this.logger.error(error, 'a view was not counted');
    }
    return toPost(place, post, token);
  }

  /** The file of a post; of a locked one only with a token that opening it gave, until its password changes. */
  async file(place: Place, id: string, token: string | undefined): Promise<BoardFile> {
    const post = await this.find(place, id);
    if (isLocked(post)) {
      const claims = token ? await this.signing.read(token, 'file') : undefined;
      const isRight = claims?.post === fileSubject(place, post) && claims.lock === lockMark(post.password);
      if (!isRight) throw new AppError('post_password_required');
    }
    if (!post.pdfFile) throw new AppError('not_found');
    return { id: post.pdfFile, name: post.pdfFileName ?? 'document.pdf', isSecret: isLocked(post) };
  }

  private async find(place: Place, id: string): Promise<FoundPost> {
    if (!mongoose.isObjectIdOrHexString(id)) throw new AppError('not_found');
    const post = await this.collections.of(place).findOne({ _id: id, deletedAt: null }).lean<FoundPost>();
    if (!post) throw new AppError('not_found');
    return post;
  }

  /** Counted before it is checked, for each post and address on its own: nobody locks out anybody else. */
  private async unlock(place: Place, post: LockedPost, password: string | undefined, address: string): Promise<string> {
    if (!password) throw new AppError('post_password_required');
    const subject = fileSubject(place, post);
    await this.wrongTries.count(address, subject);
    if (!(await verify(post.password, password))) throw new AppError('post_password_incorrect');
    await this.wrongTries.forget(address, subject);
    const claims = { post: subject, lock: lockMark(post.password) };
    return this.signing.sign(claims, 'file', FILE_TOKEN_LIFE);
  }
}

const fileSubject = (place: Place, post: FoundPost) => `${collectionName(place)}/${String(post._id)}`;

/** Changes with the password, tells nothing of it. */
const lockMark = (hash: string) => createHash('sha256').update(hash).digest('base64url').slice(0, 16);
