import { isDeepStrictEqual } from 'node:util';

import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import mongoose from 'mongoose';

import { HashingService } from '../admin/hashing.service.js';
import { AppError } from '../common/app-error.js';
import type { FieldErrors } from '../common/error.types.js';
import { keysOf } from '../common/records.js';
import { intoTrash } from '../trash/trash.js';
import type { ReceivedFile } from '../files/upload.js';
import { UploadStore } from '../files/upload-store.js';
import { UploadSweep } from '../files/upload-sweep.js';

import { changedTender, refuseTender, tenderOf } from '../tenders/stored-tender.js';
import type { StoredTender } from '../tenders/stored-tender.js';
import type { TenderDto } from '../tenders/tender.dto.js';
import { TendersService } from '../tenders/tenders.service.js';

import { listFields, storedFile, toAdminItem, versionOf } from './answers.js';
import { BoardCollections, allBoards } from './collections.js';
import type { BoardRef } from './collections.js';
import { countTranslations, findPage } from '../board-lists/page.js';
import type { BoardFile } from './board.service.js';
import type { UpdatePostDto } from './boards.dto.js';
import { searchFieldsOf } from '../board-lists/search-fields.js';
import type { PostAttachment } from './board.schema.js';
import { MOST_FILES } from './boards.types.js';
import type { AdminPost, AdminPostItem, AdminPostPage } from './boards.types.js';
import { foundPost } from './found-post.js';
import type { FoundPost, PostDocument } from './found-post.js';
import { PostCountsService } from '../board-lists/counts.service.js';
import type { AdminPostListDto, CreateTranslationDto } from './twins.dto.js';
import { TwinsService } from './twins.service.js';

/** The files that came with a post's form. */
type SentFiles = { pdf: ReceivedFile | undefined; files: readonly ReceivedFile[] };

const toAttachment = ({ id, name, size }: ReceivedFile): PostAttachment => ({ file: id, name, size });

/** A post never names a missing file; a file that no post names is removed. */
@Injectable()
export class BoardEditorService implements OnModuleInit {
  constructor(
    private readonly collections: BoardCollections,
    private readonly hashing: HashingService,
    private readonly files: UploadStore,
    private readonly sweep: UploadSweep,
    private readonly counts: PostCountsService,
    private readonly twins: TwinsService,
    private readonly tenders: TendersService,
  ) {}

  onModuleInit(): void {
    this.sweep.register((ids) => this.filesInUse(ids));
  }

  async list(board: BoardRef, query: AdminPostListDto): Promise<AdminPostPage> {
    const posts = this.collections.of(board);
    const [page, translations] = await Promise.all([
      findPage(posts, query, `${listFields} content`, this.counts),
      countTranslations(posts, this.counts),
    ]);
    return { ...page, items: page.items.map(toAdminItem), translations };
  }

  async read(board: BoardRef, id: string): Promise<AdminPost> {
    return this.tenders.adminPost(board, await this.find(board, id));
  }

  /** The PDF of a post, or a further file. */
  async file(board: BoardRef, id: string, fileId?: string): Promise<BoardFile> {
    return { ...storedFile(await this.find(board, id), fileId), isSecret: true };
  }

  /** Throws `conflict` if it is to be the translation of a post that is gone, or has one by now. */
  async create(board: BoardRef, dto: CreateTranslationDto, sent: SentFiles): Promise<AdminPost> {
    const { title, content, category, twin } = dto;
    const password = await this.lockOf(dto.password);
    const tender = await this.tenderAfter(board, dto);
    const fields = {
      title,
      content,
      category,
      password,
      language: board.name === 'legacy' ? null : board.name,
      pdfFile: sent.pdf?.id ?? null,
      pdfFileName: sent.pdf?.name ?? null,
      files: sent.files.map(toAttachment),
      tender,
      ...searchFieldsOf({ title, content, password, tender }),
    };
    const post = await this.twins.write(board, async (session) => {
      const [made] = await this.collections.of(board).create([fields], { session });
      if (!made) throw new Error('MongoDB answered without the new post.');
      const found = foundPost(made.toObject<PostDocument>());
      return twin ? this.twins.pairNew(board, found, twin, session) : found;
    });
    return this.tenders.adminPost(board, post);
  }

  /** Throws `conflict` with the fields that differ if another version is stored. */
  async update(board: BoardRef, id: string, dto: UpdatePostDto, sent: SentFiles): Promise<AdminPost> {
    const stored = await this.find(board, id);
    const version = versionOf(stored);
    const isOther = dto.updatedAt !== undefined && dto.updatedAt.getTime() !== version.getTime();
    if (isOther) throw new AppError('conflict', { fields: differences(stored, dto) });
    const password = typeof dto.password === 'string' ? await this.lockOf(dto.password) : stored.password;
    const title = dto.title ?? stored.title;
    const content = dto.content ?? stored.content;
    const category = dto.category ?? stored.category;
    const tender = await this.tenderAfter(board, dto, stored);
    const isPdfGone = sent.pdf !== undefined || dto.removePdf === 'true';
    const removed = stored.files.filter((each) => dto.removeFiles?.includes(each.file));
    const files = [...stored.files.filter((each) => !removed.includes(each)), ...sent.files.map(toAttachment)];
    if (files.length > MOST_FILES) throw new AppError('validation_failed', { fields: { files: 'invalid' } });
    const change = {
      title,
      content,
      category,
      password,
      tender,
      ...searchFieldsOf({ title, content, password, tender }),
      files,
      ...(isPdfGone && { pdfFile: sent.pdf?.id ?? null, pdfFileName: sent.pdf?.name ?? null }),
    };
    // Saving through the site sets this date. A post without one is unchanged since it was read.
    const isUnsaved = { updatedAt: mongoose.trusted({ $not: { $type: 'date' as const } }) };
    const known = { _id: stored._id, deletedAt: null, $or: [{ updatedAt: version }, isUnsaved] };
    // A new password is nothing to be translated.
    const isEdited =
      title !== stored.title ||
      content !== stored.content ||
      isPdfGone ||
      removed.length + sent.files.length > 0 ||
      !isDeepStrictEqual(tenderOf(tender), tenderOf(stored.tender));
    const changed = await this.twins.write(board, async (session) => {
      const options = { returnDocument: 'after', session } as const;
      const found = await this.collections.of(board).findOneAndUpdate(known, change, options).lean<PostDocument>();
      if (!found) return null;
      const post = foundPost(found);
      await this.tenders.follow(board, post, session);
      return isEdited ? this.twins.edited(board, post, session) : post;
    });
    if (!changed) throw new AppError('conflict', { fields: differences(await this.find(board, id), dto) });
    const gone = [isPdfGone ? stored.pdfFile : null, ...removed.map(({ file }) => file)];
    await this.files.free(gone.filter((each) => each !== null));
    return this.tenders.adminPost(board, changed);
  }

  async remove(board: BoardRef, id: string, session: string | null): Promise<AdminPostItem> {
    const post = await this.find(board, id);
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

  /** The tender of a post once it is saved. Throws `validation_failed` for one that this board does not have. */
  private async tenderAfter(board: BoardRef, sent: TenderDto, stored?: FoundPost): Promise<StoredTender | null> {
    const former = stored?.tender ?? null;
    if (board.kind !== 'e-procurement') {
      refuseTender(sent);
      return former;
    }
    const chosen = sent.tenderFirst && (await this.tenders.firstOf(board, sent.tenderFirst, stored?._id));
    return changedTender(former, sent, sent.tenderFirst === undefined ? (former?.first ?? null) : chosen || null);
  }

  /** A blank password locks nothing. */
  private async lockOf(password: string | undefined): Promise<string | null> {
    return password ? this.hashing.hash(password) : null;
  }

  private async find(board: BoardRef, id: string): Promise<FoundPost> {
    const isId = mongoose.isObjectIdOrHexString(id);
    const post = isId
      ? await this.collections.of(board).findOne({ _id: id, deletedAt: null }).lean<PostDocument>()
      : null;
    if (!post) throw new AppError('not_found');
    return foundPost(post);
  }

  /** Posts in the trash need their files too. */
  private async filesInUse(ids: readonly string[]): Promise<string[]> {
    const wanted = mongoose.trusted({ $in: [...ids] });
    const holding = (board: BoardRef, field: 'pdfFile' | 'files.file') =>
      this.collections.of(board).distinct(field, { [field]: wanted });
    const found = allBoards.flatMap((board) => [holding(board, 'pdfFile'), holding(board, 'files.file')]);
    return (await Promise.all(found)).flat().filter((id) => id !== null);
  }
}

function differences(stored: FoundPost, { title, content, category }: UpdatePostDto): FieldErrors {
  const sent = { title, content, category };
  const differing = keysOf(sent).filter((field) => sent[field] !== undefined && stored[field] !== sent[field]);
  return Object.fromEntries(differing.map((field) => [field, 'changed' as const]));
}
