import { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import mongoose from 'mongoose';

import { HashingService } from '../../access/sessions/hashing.service.js';
import { searchFieldsOf } from '../../posts/lists/search-fields.js';
import type { StoredPost } from '../../posts/boards/board.schema.js';
import type { BoardRef } from '../../posts/boards/collections.js';
import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import type { Sheets } from '../../print/sheets/built-sheets.js';
import { DataSheetsService } from '../../print/sheets/data-sheets.service.js';
import type { PrintedSheet } from '../../print/sheets/data-sheets.service.js';
import type { HeadOffice } from '../../../shared/sheets/data-sheets.types.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import { changedTender } from '../../posts/e-procurement/stored-tender.js';
import { SAMPLE_PASSWORD } from '../../../shared/admin/samples.types.js';

import { samplePosts } from './sample-posts.js';
import type { SamplePost, SampleTender } from './sample-posts.js';
import { printable } from './sheets.js';
import type { SampleSheet } from './sheets.js';
import { contactText } from './texts/tenders.text.js';
import { workday } from './workday.js';

type Id = mongoose.Types.ObjectId;

/** A post ready to be stored. */
export type SampleDocument = {
  board: BoardRef;
  document: Omit<StoredPost, 'viewCount' | 'deletedAt' | 'deletedBy'> & { _id: Id };
  /** All its files in the upload store. */
  files: string[];
};

/** The hour at which posts are added. */
const MORNING = 9;

/** Makes the sample posts of this moment: prints their PDFs, stores them, and fills in dates and numbers. */
@Injectable()
export class SampleDocumentsService {
  constructor(
    private readonly hashing: HashingService,
    private readonly dataSheets: DataSheetsService,
    private readonly files: UploadStore,
  ) {}

  /** Leaves no files when it fails. */
  async make(now: number): Promise<SampleDocument[]> {
    const built = this.dataSheets.sheets();
    const ids = samplePosts.map(() => ({ ko: new mongoose.Types.ObjectId(), en: new mongoose.Types.ObjectId() }));
    const password = await this.hashing.hash(SAMPLE_PASSWORD);
    const made: SampleDocument[] = [];
    const stored: string[] = [];
    try {
      for (const language of languages) {
        const printed = await this.printAll(language, built);
        for (const [index, post] of samplePosts.entries()) {
          const files = await this.store(post, printed, stored);
          const at = samplePosts.findIndex(({ tender }) => tender?.number === post.tender?.number);
          const first = at < index ? ids[at] : undefined;
          const { age } = samplePosts[at] ?? post;
          const opened = workday(now, -age, MORNING);
          made.push(
            documentOf({
              post,
              language,
              own: ids[index],
              first,
              opened,
              files,
              now,
              password,
              office: built.headOffice,
            }),
          );
        }
      }
      return made;
    } catch (error) {
      await this.files.free(stored);
      throw error;
    }
  }

  /** Each sheet once, although several posts may have it. */
  private async printAll(language: Language, built: Sheets): Promise<Map<SampleSheet, PrintedSheet>> {
    const names = [...new Set(samplePosts.flatMap(({ sheets }) => sheets))];
    const sheets = names.map((name) => printable(name, language, built));
    const printed = await this.dataSheets.print(sheets, built.letterhead);
    return new Map(printed.flatMap((sheet, index) => (names[index] ? [[names[index], sheet]] : [])));
  }

  private async store({ sheets }: SamplePost, printed: Map<SampleSheet, PrintedSheet>, stored: string[]) {
    const files = [];
    for (const sheet of sheets) {
      const file = printed.get(sheet);
      if (!file) continue;
      const { id, size } = await this.files.save(Readable.from([file.pdf]));
      stored.push(id);
      files.push({ file: id, name: file.fileName, size });
    }
    return files;
  }
}

type Filling = {
  post: SamplePost;
  language: Language;
  /** Its ids in both languages. */
  own: Record<Language, Id> | undefined;
  /** Those of the notice that began its tender, and when that was. */
  first: Record<Language, Id> | undefined;
  opened: Date;
  files: { file: string; name: string; size: number }[];
  now: number;
  /** Hash. */
  password: string;
  office: HeadOffice;
};

function documentOf(filling: Filling): SampleDocument {
  const { post, language, own, files, now, password, office } = filling;
  if (!own) throw new Error('A sample has no id.');
  const [pdf, ...further] = files;
  const made = workday(now, -post.age, MORNING);
  const words = post.texts.content[language];
  const fields = {
    title: post.texts.title[language],
    content: (typeof words === 'function' ? words(office) : words).join('\n'),
    category: post.category,
    password: post.isLocked ? password : null,
    tender: post.tender ? tenderOf(post.tender, filling) : null,
  };
  return {
    board: { kind: post.kind, name: language },
    document: {
      _id: own[language],
      ...fields,
      ...searchFieldsOf(fields),
      language,
      twin: own[language === 'ko' ? 'en' : 'ko'],
      twinState: 'current',
      pinnedUntil: null,
      pdfFile: pdf?.file ?? null,
      pdfFileName: pdf?.name ?? null,
      files: further,
      createdAt: made,
      updatedAt: made,
    },
    files: files.map(({ file }) => file),
  };
}

/** As the form of a post would send it. */
function tenderOf(tender: SampleTender, { now, opened, language, office, first }: Filling) {
  const sent = {
    tenderNumber: `${opened.getUTCFullYear()}-${tender.number}`,
    tenderKind: tender.kind,
    tenderClosesAt: workday(now, tender.closesIn, tender.hour).toISOString(),
    tenderContact: contactText[language](office),
    tenderTelephone: office.tel,
    ...(tender.revision !== undefined && { tenderRevision: String(tender.revision) }),
  };
  return changedTender(null, sent, first?.[language] ?? null);
}
