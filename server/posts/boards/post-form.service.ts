import { isDeepStrictEqual } from 'node:util';

import { Injectable } from '@nestjs/common';

import { HashingService } from '../../access/sessions/hashing.service.js';
import { AppError } from '../../platform/common/app-error.js';
import type { FieldErrors } from '../../../shared/words/error.types.js';
import { keysOf } from '../../../shared/words/records.js';
import type { ReceivedFile } from '../../platform/files/upload.js';
import { tenderOf } from '../e-procurement/stored-tender.js';
import { TendersService } from '../e-procurement/tenders.service.js';
import { MOST_FILES } from '../../../shared/posts/boards.types.js';

import { versionOf } from './post.presenter.js';
import type { PostAttachment, StoredPost } from './board.schema.js';
import type { CreatePostDto, UpdatePostDto } from './boards.dto.js';
import type { BoardRef } from './collections.js';
import type { FoundPost } from './found-post.js';

/** The files that came with a post's form. */
export type SentFiles = { pdf: ReceivedFile | undefined; files: readonly ReceivedFile[] };

type Texts = 'title' | 'content' | 'category' | 'password' | 'tender' | 'pinnedUntil';
type FileFields = 'pdfFile' | 'pdfFileName' | 'files';

export type PostChange = {
  fields: Pick<StoredPost, Texts | FileFields>;
  /** True if its translation has to follow. */
  isEdited: boolean;
  /** Files that are not needed any more once it is stored. */
  gone: string[];
};

const toAttachment = ({ id, name, size }: ReceivedFile): PostAttachment => ({ file: id, name, size });

/** Values to store of a form, of a post or of a draft. */
@Injectable()
export class PostFormService {
  constructor(
    private readonly hashing: HashingService,
    private readonly tenders: TendersService,
  ) {}

  async newFields(board: BoardRef, dto: CreatePostDto, sent: SentFiles) {
    const { title, content, category } = dto;
    const tender = await this.tenders.after(board, dto);
    return {
      title,
      content,
      category,
      password: await this.lockOf(dto.password),
      language: board.name === 'legacy' ? null : board.name,
      pdfFile: sent.pdf?.id ?? null,
      pdfFileName: sent.pdf?.name ?? null,
      files: sent.files.map(toAttachment),
      tender,
      pinnedUntil: dto.pinnedUntil || null,
    };
  }

  /** Throws `conflict` with the fields that differ if another version is stored. */
  async change(board: BoardRef, stored: FoundPost, dto: UpdatePostDto, sent: SentFiles): Promise<PostChange> {
    const isOther = dto.updatedAt !== undefined && dto.updatedAt.getTime() !== versionOf(stored).getTime();
    if (isOther) throw new AppError('conflict', { fields: differences(stored, dto) });
    const title = dto.title ?? stored.title;
    const content = dto.content ?? stored.content;
    const tender = await this.tenders.after(board, dto, stored);
    const isPdfGone = sent.pdf !== undefined || dto.removePdf === 'true';
    const removed = stored.files.filter((each) => dto.removeFiles?.includes(each.file));
    const files = [...stored.files.filter((each) => !removed.includes(each)), ...sent.files.map(toAttachment)];
    if (files.length > MOST_FILES) throw new AppError('validation_failed', { fields: { files: 'invalid' } });
    return {
      fields: {
        title,
        content,
        category: dto.category ?? stored.category,
        password: typeof dto.password === 'string' ? await this.lockOf(dto.password) : stored.password,
        tender,
        pinnedUntil: dto.pinnedUntil === undefined ? stored.pinnedUntil : dto.pinnedUntil || null,
        files,
        pdfFile: isPdfGone ? (sent.pdf?.id ?? null) : stored.pdfFile,
        pdfFileName: isPdfGone ? (sent.pdf?.name ?? null) : stored.pdfFileName,
      },
      // A new password is nothing to be translated.
      isEdited:
        title !== stored.title ||
        content !== stored.content ||
        isPdfGone ||
        removed.length + sent.files.length > 0 ||
        !isDeepStrictEqual(tender && tenderOf(tender), stored.tender && tenderOf(stored.tender)),
      gone: [isPdfGone ? stored.pdfFile : null, ...removed.map(({ file }) => file)].filter((each) => each !== null),
    };
  }

  /** A blank password locks nothing. */
  private async lockOf(password: string | undefined): Promise<string | null> {
    return password ? this.hashing.hash(password) : null;
  }
}

/** The fields of a form that differ from what is stored. */
export function differences(stored: FoundPost, { title, content, category }: UpdatePostDto): FieldErrors {
  const sent = { title, content, category };
  const differing = keysOf(sent).filter((field) => sent[field] !== undefined && stored[field] !== sent[field]);
  return Object.fromEntries(differing.map((field) => [field, 'changed' as const]));
}
