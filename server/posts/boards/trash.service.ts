import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';

import { AppError } from '../../platform/common/app-error.js';
import { idOf, inTrash, outOfTrash, toTrashed } from '../../access/trash/trash.js';
import { TendersService } from '../e-procurement/tenders.service.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import type { Bin } from '../../access/trash/trash.service.js';
import { TrashService } from '../../access/trash/trash.service.js';
import type { AdminPost, AdminPostItem, TrashedPostPage } from '../../../shared/posts/boards.types.js';
import { TwinsService } from '../translations/twins.service.js';

import { toAdminItem } from './post.presenter.js';
import { allBoards, BoardCollections } from './collections.js';
import type { BoardRef } from './collections.js';
import type { StoredPost } from './board.schema.js';
import { foundPost, madeAt } from './found-post.js';
import type { PostDocument } from './found-post.js';

@Injectable()
export class BoardTrashService implements OnModuleInit {
  constructor(
    private readonly collections: BoardCollections,
    private readonly files: UploadStore,
    private readonly twins: TwinsService,
    private readonly trash: TrashService,
    private readonly tenders: TendersService,
  ) {}

  async onModuleInit(): Promise<void> {
    const bins = allBoards.map((board) => this.binOf(board));
    await this.trash.expireHourly('purge-posts', bins);
  }

  list(board: BoardRef, page: number): Promise<TrashedPostPage> {
    return this.trash.list(this.binOf(board), page);
  }

  /** Throws `not_found` unless the post is in the trash. */
  async restore(board: BoardRef, id: string): Promise<AdminPost> {
    const post = await this.twins.write(board, async (session) => {
      const options = { returnDocument: 'after', timestamps: false, session } as const;
      const found = await this.collections
        .of(board)
        .findOneAndUpdate({ _id: idOf(id), ...inTrash() }, outOfTrash, options)
        .lean<PostDocument>();
      return found && this.twins.restored(board, foundPost(found), session);
    });
    if (!post) throw new AppError('not_found');
    return this.tenders.adminPost(board, post);
  }

  /** Throws `not_found` unless the post is in the trash. */
  purge(board: BoardRef, id: string): Promise<AdminPostItem> {
    return this.trash.purge(this.binOf(board), id);
  }

  private binOf(board: BoardRef): Bin<StoredPost, PostDocument, AdminPostItem> {
    return {
      noun: `${board.kind}/${board.name}`,
      documents: this.collections.of(board),
      toTrashed: toTrashedItem,
      nameOf: ({ title }) => title,
      remove: (filter) => this.remove(board, filter),
    };
  }

  /** First the post, then its files: after a crash in between the sweep finds them. */
  private async remove(board: BoardRef, filter: object): Promise<AdminPostItem | null> {
    const post = await this.twins.write(board, async (session) => {
      const found = await this.collections.of(board).findOneAndDelete(filter, { session }).lean<PostDocument>();
      if (!found) return null;
      const gone = foundPost(found);
      await this.twins.free({ board, post: gone }, session);
      return gone;
    });
    if (!post) return null;
    const files = [post.pdfFile, ...post.files.map(({ file }) => file)];
    await this.files.free(files.filter((each) => each !== null));
    return toAdminItem(post);
  }
}

function toTrashedItem(document: PostDocument) {
  const post = foundPost(document);
  const { deletedAt, deletedBy } = post;
  return { ...toAdminItem(post), ...toTrashed({ deletedAt: deletedAt ?? madeAt(post), deletedBy }) };
}
