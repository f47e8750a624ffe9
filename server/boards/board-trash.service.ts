import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';

import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import { idOf, inTrash, isDue, PURGE_EVERY, outOfTrash, TRASH_PAGE, toTrashed } from '../common/trash.js';
import type { InTrash } from '../common/trash.js';
import { UploadStore } from '../files/upload-store.js';
import { JobsService } from '../jobs/jobs.service.js';

import { listFields, toAdminItem, toAdminPost } from './board-answers.js';
import type { FoundPost } from './board-answers.js';
import { BoardCollections, places } from './board-collections.js';
import type { Place } from './board-collections.js';
import { BoardEventsService } from './board-events.service.js';
import type { AdminPost, AdminPostItem, TrashedPostPage } from './boards.types.js';

const PURGE = 'purge-posts';

type DeletedPost = FoundPost & InTrash;

/** Deleted posts: off their board, but for 30 days to be had back. */
@Injectable()
export class BoardTrashService implements OnModuleInit {
  private readonly logger = new Logger('Boards');

  constructor(
    private readonly collections: BoardCollections,
    private readonly files: UploadStore,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
    private readonly events: BoardEventsService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.jobs.define(PURGE, () => this.expire());
    await this.jobs.every(PURGE_EVERY, PURGE);
  }

  /** Last deleted first, 20 a page. A page beyond the end is empty. */
  async list(place: Place, page: number): Promise<TrashedPostPage> {
    const posts = this.collections.of(place);
    const lastFirst = posts
      .find(inTrash(), `${listFields} content deletedAt deletedBy`)
      .sort({ deletedAt: -1, _id: -1 });
    const [total, found] = await Promise.all([
      posts.countDocuments(inTrash()),
      lastFirst
        .skip((page - 1) * TRASH_PAGE)
        .limit(TRASH_PAGE)
        .lean<DeletedPost[]>(),
    ]);
    const items = found.map((post) => ({ ...toAdminItem(post), ...toTrashed(post) }));
    return { items, total, page, pageSize: TRASH_PAGE, pageCount: Math.max(1, Math.ceil(total / TRASH_PAGE)) };
  }

  /** Puts the post back on its board as it was. Throws `not_found` when it is not in the trash. */
  async restore(place: Place, id: string): Promise<AdminPost> {
    const options = { returnDocument: 'after', timestamps: false } as const;
    const post = await this.collections
      .of(place)
      .findOneAndUpdate({ _id: idOf(id), ...inTrash() }, outOfTrash, options)
      .lean<FoundPost>();
    if (!post) throw new AppError('not_found');
    this.events.changedHere(place);
    return toAdminPost(place, post);
  }

  /** Removes the post with its file, for good. Throws `not_found` when it is not in the trash. */
  async purge(place: Place, id: string): Promise<AdminPostItem> {
    const post = await this.removeOne(place, { _id: idOf(id), ...inTrash() });
    if (!post) throw new AppError('not_found');
    return toAdminItem(post);
  }

  private async expire(): Promise<void> {
    for (const place of places) {
      for (const { _id } of await this.collections.of(place).find(isDue(), { _id: 1 }).lean()) {
        const post = await this.removeOne(place, { _id, ...isDue() });
        if (!post) continue;
        const noun = `${place.kind}/${place.board}` as const;
        await this.audit.record({ action: 'trash.expire', subject: { noun, id: String(_id), name: post.title } });
      }
    }
  }

  /** First the post, then its file: a crash in between leaves a file without a post, which the sweep finds. */
  private async removeOne(place: Place, filter: object): Promise<FoundPost | null> {
    const post = await this.collections.of(place).findOneAndDelete(filter).lean<FoundPost>();
    if (post?.pdfFile) {
      const { pdfFile } = post;
      await this.files
        .remove(pdfFile)
        .catch((error: unknown) => this.logger.error(error, `${pdfFile} was not removed`));
    }
    return post;
  }
}
