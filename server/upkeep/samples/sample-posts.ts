import type { BoardKind, PostCategory } from '../../../shared/posts/boards.types.js';
import type { Localized } from '../../../shared/words/localized.types.js';
import type { HeadOffice } from '../../../shared/sheets/data-sheets.types.js';
import type { TenderKind } from '../../../shared/posts/tender.types.js';

import type { SampleSheet } from './sheets.js';
import { dataRoomTexts } from './texts/data-room.text.js';
import { tenderTexts } from './texts/tenders.text.js';

type Lines = readonly string[];

export type SampleTender = {
  /** Within its year. */
  number: string;
  kind: TenderKind;
  revision?: number;
  /** Days from the filling to its closing time, and the hour in Korea. */
  closesIn: number;
  hour: number;
};

/** A post that is added to the boards of both languages. */
export type SamplePost = {
  kind: BoardKind;
  category: PostCategory;
  texts: { title: Localized; content: Localized<Lines> | Localized<(office: HeadOffice) => Lines> };
  /** Age in days when it is added. */
  age: number;
  isLocked?: true;
  /** Its PDF, then further files. */
  sheets: readonly SampleSheet[];
  tender?: SampleTender;
};

const dataRoom = { kind: 'posts' } as const;
const procurement = { kind: 'e-procurement', category: 'catalog' } as const;

/** From the oldest to the newest. A correction names the notice of its number. */
export const samplePosts: readonly SamplePost[] = [
  {
    ...dataRoom,
    category: 'catalog',
    texts: dataRoomTexts.exchangers,
    age: 41,
    sheets: ['heat-exchanger', 'brazing-heat-exchanger'],
  },
  {
    ...dataRoom,
    category: 'catalog',
    texts: dataRoomTexts.tanks,
    age: 34,
    sheets: ['closed-expansion-tank', 'expansion-separator'],
  },
  { ...dataRoom, category: 'technical', texts: dataRoomTexts.limits, age: 20, sheets: ['limits'] },
  { ...dataRoom, category: 'technical', texts: dataRoomTexts.gaskets, age: 13, isLocked: true, sheets: ['gaskets'] },
  {
    ...procurement,
    texts: tenderTexts.titanium,
    age: 28,
    sheets: [],
    tender: { number: '037', kind: 'notice', closesIn: -7, hour: 14 },
  },
  {
    ...procurement,
    texts: tenderTexts.stainless,
    age: 14,
    sheets: ['stainless'],
    tender: { number: '041', kind: 'notice', closesIn: 3, hour: 14 },
  },
  {
    ...procurement,
    texts: tenderTexts.stainlessCorrection,
    age: 5,
    sheets: ['stainless'],
    tender: { number: '041', kind: 'correction', revision: 1, closesIn: 6, hour: 14 },
  },
  {
    ...procurement,
    texts: tenderTexts.gaskets,
    age: 2,
    sheets: [],
    tender: { number: '044', kind: 'notice', closesIn: 21, hour: 17 },
  },
];
