import { Injectable } from '@nestjs/common';
import mongoose from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { intoTrash } from '../../access/trash/trash.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import { TendersService } from '../e-procurement/tenders.service.js';
import { countTranslations } from '../lists/page.js';
import { findListPage } from '../lists/pins.js';
import { searchFieldsOf } from '../lists/search-fields.js';
import type { AdminPost, AdminPostItem, AdminPostPage } from '../../../shared/posts/boards.types.js';
import { PostCountsService } from '../lists/counts.service.js';
import type { AdminPostListDto, CreateTranslationDto } from '../translations/twins.dto.js';
import { TwinsService } from '../translations/twins.service.js';

import { listFields, storedFile, toAdminItem, versionOf } from './post.presenter.js';
import { BoardCollections } from './collections.js';
import type { BoardRef } from './collections.js';
import type { BoardFile } from './board.service.js';
import type { UpdatePostDto } from './boards.dto.js';
import { foundPost } from './found-post.js';
import type { PostDocument } from './found-post.js';
import { differences, PostFormService } from './post-form.service.js';
import type { SentFiles } from './post-form.service.js';

/** A post never names a missing file; a file that no post names is removed. */
@Injectable()
export class BoardEditorService {
  constructor(
    private readonly collections: BoardCollections,
    private readonly form: PostFormService,
    private readonly drafts: DraftsService,
    private readonly files: UploadStore,
    private readonly counts: PostCountsService,
    private readonly twins: TwinsService,
    private readonly tenders: TendersService,
  ) {}

  async list(board: BoardRef, query: AdminPostListDto): Promise<AdminPostPage> {
    const posts = this.collections.of(board);
    const [page, translations, drafts] = await Promise.all([
      findListPage(posts, query, `${listFields} content`, this.counts),
      countTranslations(posts, this.counts),
      this.drafts.count(board),
    ]);
    return { ...page, items: page.items.map((post) => toAdminItem(post)), translations, drafts };
  }

  async read(board: BoardRef, id: string): Promise<AdminPost> {
    return this.tenders.adminPost(board, await this.collections.find(board, id));
  }

  /** The PDF of a post, or a further file. */
  async file(board: BoardRef, id: string, fileId?: string): Promise<BoardFile> {
    return { ...storedFile(await this.collections.find(board, id), fileId), isSecret: true };
  }

  /** Throws `conflict` if it is to be the translation of a post that is gone, or has one by now. */
  async create(board: BoardRef, dto: CreateTranslationDto, sent: SentFiles): Promise<AdminPost> {
    const { twin } = dto;
    const made = await this.form.newFields(board, dto, sent);
    const fields = { ...made, ...searchFieldsOf(made) };
    const post = await this.twins.write(board, async (session) => {
      const [stored] = await this.collections.of(board).create([fields], { session });
      if (!stored) throw new Error('MongoDB answered without the new post.');
      const found = foundPost(stored.toObject<PostDocument>());
      return twin ? this.twins.pairNew(board, found, twin, session) : found;
    });
    return this.tenders.adminPost(board, post);
  }

  /**
   * Throws `conflict` with the fields that differ if another version is stored. With `isWithdrawn` it becomes a draft, of
   * which visitors never see the change.
   */
  async update(
    board: BoardRef,
    id: string,
    dto: UpdatePostDto,
    sent: SentFiles,
    { isWithdrawn = false } = {},
  ): Promise<AdminPost> {
    const stored = await this.collections.find(board, id);
    const { fields, isEdited, gone } = await this.form.change(board, stored, dto, sent);
    // Saving through the site sets this date. A post without one is unchanged since it was read.
    const isUnsaved = { updatedAt: mongoose.trusted({ $not: { $type: 'date' as const } }) };
    const known = { _id: stored._id, deletedAt: null, $or: [{ updatedAt: versionOf(stored) }, isUnsaved] };
    const change = { ...fields, ...searchFieldsOf(fields) };
    const changed = await this.twins.write(board, async (session) => {
      const options = { returnDocument: 'after', session } as const;
      const found = await this.collections.of(board).findOneAndUpdate(known, change, options).lean<PostDocument>();
      if (!found) return null;
      const post = foundPost(found);
      await this.tenders.follow(board, post, session);
      const edited = isEdited ? await this.twins.edited(board, post, session) : post;
      return isWithdrawn ? this.drafts.withdraw(board, edited, session) : edited;
    });
    if (!changed) throw new AppError('conflict', { fields: differences(await this.collections.find(board, id), dto) });
    await this.files.free(gone);
    return isWithdrawn ? this.drafts.read(board, id) : this.tenders.adminPost(board, changed);
  }

  async remove(board: BoardRef, id: string, session: string | null): Promise<AdminPostItem> {
    const post = await this.collections.find(board, id);
    await this.twins.write(board, async (transaction) => {
      const options = { timestamps: false, session: transaction } as const;
      const found = await this.collections
        .of(board)
        .findOneAndUpdate({ _id: post._id }, intoTrash(session), options)
        .lean<PostDocument>();
      if (found) await this.twins.trashed(board, foundPost(found), transaction);
    });
    return toAdminItem(post);
  }
}
