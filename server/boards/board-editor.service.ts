import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import mongoose from 'mongoose';

import { AppError } from '../common/app-error.js';
import type { FieldErrors } from '../common/error.types.js';
import { intoTrash } from '../common/trash.js';
import type { ReceivedFile } from '../files/upload.js';
import { UploadStore } from '../files/upload-store.js';
import { UploadSweep } from '../files/upload-sweep.js';

import { listFields, toAdminItem, toAdminPost } from './board-answers.js';
import type { FoundPost } from './board-answers.js';
import { BoardCollections, places } from './board-collections.js';
import type { Place } from './board-collections.js';
import { BoardEventsService } from './board-events.service.js';
import { findPage } from './board-page.js';
import type { BoardFile } from './board.service.js';
import type { CreatePostDto, PostListDto, UpdatePostDto } from './boards.dto.js';
import { searchFieldsOf } from './search-fields.js';
import type { AdminPost, AdminPostItem, AdminPostPage } from './boards.types.js';
import { PostOrderService } from './post-order.service.js';

/** What administrators do with a board. A post never names a file that is not there; a file without a post is freed. */
@Injectable()
export class BoardEditorService implements OnModuleInit {
  private readonly logger = new Logger('Boards');

  constructor(
    private readonly collections: BoardCollections,
    private readonly files: UploadStore,
    private readonly sweep: UploadSweep,
    private readonly events: BoardEventsService,
    private readonly order: PostOrderService,
  ) {}

  onModuleInit(): void {
    this.sweep.register((ids) => this.filesInUse(ids));
  }

  async list(place: Place, query: PostListDto): Promise<AdminPostPage> {
    const page = await findPage(this.collections.of(place), query, `${listFields} content`, this.order);
    return { ...page, items: page.items.map(toAdminItem) };
  }

  async read(place: Place, id: string): Promise<AdminPost> {
    return toAdminPost(place, await this.find(place, id));
  }

  async file(place: Place, id: string): Promise<BoardFile> {
    const { pdfFile, pdfFileName } = await this.find(place, id);
    if (!pdfFile) throw new AppError('not_found');
    return { id: pdfFile, name: pdfFileName ?? 'document.pdf', isSecret: true };
  }

  async create(place: Place, dto: CreatePostDto, file: ReceivedFile | undefined): Promise<AdminPost> {
    const { title, content, category } = dto;
    const password = await lockOf(dto.password);
    const post = await this.collections.of(place).create({
      title,
      content,
      category,
      password,
      language: place.board === 'legacy' ? null : place.board,
      pdfFile: file?.id ?? null,
      pdfFileName: file?.name ?? null,
      ...searchFieldsOf({ title, content, password }),
    });
    this.events.changedHere(place);
    return toAdminPost(place, post.toObject());
  }

  /** Throws `conflict`, naming the fields that differ, when another version than the one edited is stored. */
  async update(place: Place, id: string, dto: UpdatePostDto, file: ReceivedFile | undefined): Promise<AdminPost> {
    const stored = await this.find(place, id);
    // A post from before there were versions has none to differ in.
    const version = stored.updatedAt ? (dto.updatedAt ?? stored.updatedAt) : null;
    const password = typeof dto.password === 'string' ? await lockOf(dto.password) : (stored.password ?? null);
    const title = dto.title ?? stored.title;
    const content = dto.content ?? stored.content;
    const category = dto.category ?? stored.category;
    const isFileGone = file !== undefined || dto.removePdf === 'true';
    const change = {
      title,
      content,
      category,
      password,
      ...searchFieldsOf({ title, content, password }),
      ...(isFileGone && { pdfFile: file?.id ?? null, pdfFileName: file?.name ?? null }),
    };
    const known = { _id: stored._id, updatedAt: version, deletedAt: null };
    const options = { returnDocument: 'after' } as const;
    const changed = await this.collections.of(place).findOneAndUpdate(known, change, options).lean<FoundPost>();
    if (!changed) throw new AppError('conflict', { fields: differences(await this.find(place, id), dto) });
    this.events.changedHere(place);
    if (isFileGone && stored.pdfFile) await this.free(stored.pdfFile);
    return toAdminPost(place, changed);
  }

  /** Takes the post off the board and puts it into the trash. */
  async remove(place: Place, id: string, session: string | null): Promise<AdminPostItem> {
    const post = await this.find(place, id);
    await this.collections.of(place).updateOne({ _id: post._id }, intoTrash(session), { timestamps: false });
    this.events.changedHere(place);
    return toAdminItem(post);
  }

  private async find(place: Place, id: string): Promise<FoundPost> {
    const isId = mongoose.isObjectIdOrHexString(id);
    const post = isId ? await this.collections.of(place).findOne({ _id: id, deletedAt: null }).lean<FoundPost>() : null;
    if (!post) throw new AppError('not_found');
    return post;
  }

  /** What cannot be removed now the sweep finds later; the change that made it needless stands. */
  private async free(file: string): Promise<void> {
    await this.files.remove(file).catch((error: unknown) => this.logger.error(error, `${file} was not removed`));
  }

  /** Posts in the trash need their files, too. */
  private async filesInUse(ids: readonly string[]): Promise<string[]> {
    const holding = { pdfFile: mongoose.trusted({ $in: [...ids] }) };
    const found = await Promise.all(places.map((place) => this.collections.of(place).distinct('pdfFile', holding)));
    return found.flat().filter((id) => id !== null);
  }
}

/** The hash of a password; a blank one locks nothing. */
const lockOf = async (password: string | undefined) => (password ? hash(password) : null);

/** The fields in which the stored post differs from what was to be saved. */
function differences(stored: FoundPost, { title, content, category }: UpdatePostDto): FieldErrors {
  const sent = Object.entries({ title, content, category });
  const differing = sent.filter(([field, value]) => value !== undefined && stored[field as 'title'] !== value);
  return Object.fromEntries(differing.map(([field]) => [field, 'changed' as const]));
}
