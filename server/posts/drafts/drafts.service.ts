import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model, QueryFilter } from 'mongoose';

import { SettingsService } from '../../access/settings/settings.service.js';
import { searchFieldsOf } from '../lists/search-fields.js';
import { storedFile, toAdminItem, toPost } from '../boards/post.presenter.js';
import type { BoardFile } from '../boards/board.service.js';
import type { AdminPost, AdminPostItem, DraftPage, Post } from '../../../shared/posts/boards.types.js';
import { BoardCollections, collectionName } from '../boards/collections.js';
import type { BoardRef } from '../boards/collections.js';
import { foundPost } from '../boards/found-post.js';
import type { FoundPost, PostDocument } from '../boards/found-post.js';
import { differences, PostFormService } from '../boards/post-form.service.js';
import type { SentFiles } from '../boards/post-form.service.js';
import { TwinsService } from '../translations/twins.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { pageOf } from '../../platform/common/page.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import { TendersService } from '../e-procurement/tenders.service.js';

import type { CreateDraftDto, PreviewDto, UpdateDraftDto } from './drafts.dto.js';
import { lastEditedFirst, StoredDraft } from './drafts.schema.js';
import { foundDraft, timeOf } from './found-draft.js';
import type { FoundDraft } from './found-draft.js';

const PAGE_SIZE = 20;

/** Posts that visitors do not see. They are in a collection of their own, which nothing public reads. */
@Injectable()
export class DraftsService {
  constructor(
    @InjectModel(StoredDraft.name) private readonly drafts: Model<StoredDraft>,
    private readonly collections: BoardCollections,
    private readonly form: PostFormService,
    private readonly twins: TwinsService,
    private readonly tenders: TendersService,
    private readonly files: UploadStore,
    private readonly settings: SettingsService,
  ) {}

  count(board: BoardRef): Promise<number> {
    return this.drafts.countDocuments({ board: collectionName(board) });
  }

  /** Last edited first, 20 a page. A page beyond the end is empty. */
  async list(board: BoardRef, page: number): Promise<DraftPage> {
    const lastFirst = this.drafts.find({ board: collectionName(board) }).sort({ ...lastEditedFirst });
    const [total, found] = await Promise.all([
      this.count(board),
      lastFirst
        .skip((page - 1) * PAGE_SIZE)
        .limit(PAGE_SIZE)
        .lean<PostDocument[]>(),
    ]);
    const items = found.map(foundDraft).map(({ post, facts }) => toAdminItem(post, facts));
    return pageOf(items, total, { page, pageSize: PAGE_SIZE });
  }

  async read(board: BoardRef, id: string): Promise<AdminPost> {
    return this.answer(board, await this.find(board, id));
  }

  /** Shows a form's post as visitors would see it now, without its files and its lock. Nothing is stored. */
  async preview(board: BoardRef, { id, title = '', content = '', ...dto }: PreviewDto): Promise<Post> {
    const fields = await this.form.newFields(board, { ...dto, title, content }, { pdf: undefined, files: [] });
    const stored = id && (await this.collections.of(board).findById(id).lean<PostDocument>());
    const _id = new mongoose.Types.ObjectId(id);
    const post = foundPost({ createdAt: new Date(), ...stored, ...fields, _id });
    const { postTitles: titles } = await this.settings.get();
    const shown = await this.tenders.shownWith(board, post, titles);
    return { ...toPost(board, post, shown), calendarUrl: null };
  }

  /** The PDF of a draft, or a further file. */
  async file(board: BoardRef, id: string, fileId?: string): Promise<BoardFile> {
    return { ...storedFile((await this.find(board, id)).post, fileId), isSecret: true };
  }

  async create(board: BoardRef, dto: CreateDraftDto, sent: SentFiles): Promise<AdminPost> {
    const content = dto.content ?? '';
    const fields = await this.form.newFields(board, { ...dto, content }, sent);
    const publishAt = timeOf(dto.publishAt, null);
    requireWhole(fields, publishAt !== null);
    const of = { board: collectionName(board), twin: dto.twin ?? null };
    const made = await this.drafts.create({ ...fields, ...of, publishAt, editedAt: new Date() });
    return this.answer(board, foundDraft(made.toObject<PostDocument>()));
  }

  /**
   * Throws `conflict` with the fields that differ if another version is stored, and `validation_failed` for a draft without
   * content that is to be published.
   */
  async update(
    board: BoardRef,
    id: string,
    dto: UpdateDraftDto,
    sent: SentFiles,
    { isPublished = false } = {},
  ): Promise<AdminPost> {
    const stored = await this.find(board, id);
    const { fields, isEdited, gone } = await this.form.change(board, stored.post, dto, sent);
    const publishAt = timeOf(dto.publishAt, stored.publishAt);
    requireWhole(fields, isPublished || publishAt !== null);
    const known = { _id: stored.post._id, updatedAt: stored.post.updatedAt };
    const change = { ...fields, publishAt, editedAt: isEdited ? new Date() : stored.editedAt };
    const save = async (session: ClientSession | null = null) => {
      const options = { returnDocument: 'after', session } as const;
      const found = await this.drafts.findOneAndUpdate(known, change, options).lean<PostDocument>();
      if (!found) throw new AppError('conflict', { fields: differences((await this.find(board, id)).post, dto) });
      return found;
    };
    const answer = isPublished
      ? await this.publishSaved(board, save)
      : await this.answer(board, foundDraft(await save()));
    await this.files.free(gone);
    return answer;
  }

  /** Removes a draft for good. */
  async remove(board: BoardRef, id: string): Promise<AdminPostItem> {
    const { post, facts } = await this.find(board, id);
    if (!(await this.drafts.findOneAndDelete({ _id: post._id }))) throw new AppError('not_found');
    await this.files.free([post.pdfFile, ...post.files.map(({ file }) => file)].filter((each) => each !== null));
    return toAdminItem(post, facts);
  }

  /** Makes a draft of a post. */
  async withdraw(board: BoardRef, { _id }: FoundPost, session: ClientSession): Promise<FoundPost> {
    const posts = this.collections.of(board);
    const found = await posts.findOneAndDelete({ _id, deletedAt: null }, { session }).lean<PostDocument>();
    if (!found) throw new AppError('conflict');
    const post = foundPost(found);
    await this.twins.trashed(board, post, session);
    const { searchText: _text, searchGrams: _grams, ...fields } = found;
    const now = new Date();
    const draft = { ...fields, board: collectionName(board), publishAt: null, createdAt: now, editedAt: now };
    await this.drafts.create([draft], { session, timestamps: false });
    return post;
  }

  /** Makes a post of a draft that fits the filter; null where none does any more. Its date is this moment. */
  async publish(board: BoardRef, filter: QueryFilter<StoredDraft>, session: ClientSession): Promise<FoundPost | null> {
    const found = await this.drafts.findOneAndDelete(filter, { session }).lean<PostDocument>();
    if (!found) return null;
    const { post, ...times } = foundDraft(found);
    const tender = await this.tenders.settled(board, post);
    const { board: _board, publishAt: _at, editedAt: _edited, createdAt: _made, updatedAt: _saved, ...rest } = found;
    const whole = { ...rest, tender, ...searchFieldsOf({ ...post, tender }) };
    const [made] = await this.collections.of(board).create([whole], { session });
    if (!made) throw new Error('MongoDB answered without the new post.');
    const published = foundPost(made.toObject<PostDocument>());
    await this.tenders.follow(board, published, session);
    return this.twins.published(board, published, times, session);
  }

  private async publishSaved(board: BoardRef, save: (session: ClientSession) => Promise<PostDocument>) {
    const post = await this.twins.write(board, async (session) => {
      const { _id } = await save(session);
      return this.publish(board, { _id }, session);
    });
    if (!post) throw new AppError('conflict');
    return this.tenders.adminPost(board, post);
  }

  private answer(board: BoardRef, { post, facts }: FoundDraft): Promise<AdminPost> {
    return this.tenders.adminPost(board, post, facts);
  }

  private async find(board: BoardRef, id: string): Promise<FoundDraft> {
    const isId = mongoose.isObjectIdOrHexString(id);
    const draft = isId
      ? await this.drafts.findOne({ _id: id, board: collectionName(board) }).lean<PostDocument>()
      : null;
    if (!draft) throw new AppError('not_found');
    return foundDraft(draft);
  }
}

/** A draft needs a title; a post also needs content. */
function requireWhole({ content }: Pick<StoredDraft, 'content'>, isToBePublished: boolean): void {
  if (isToBePublished && content.trim() === '')
    throw new AppError('validation_failed', { fields: { content: 'required' } });
}
