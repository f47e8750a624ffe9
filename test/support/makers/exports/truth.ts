import type { SourceValue } from '../../../../tools/firestore-export/source.types.js';

import { makePdf } from '../pdf.js';

export type TrueDocument = { collection: string; id: string; fields: Readonly<Record<string, SourceValue>> };

const dataUrl = `data:application/pdf;base64,${makePdf().toString('base64')}`;

const stored = (name: string, token: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/project.appspot.com/o/${encodeURIComponent(`pdfs/${name}`)}?alt=media&token=${token}`;

const document = (collection: string, id: string, fields: TrueDocument['fields']): TrueDocument => ({
  collection,
  id,
  fields,
});

/** The documents of a small old site: something of all that its boards, certificates and settings hold. */
export const truth: readonly TrueDocument[] = [
  document('ko-posts', 'kP7wQ2mXc9Rt4LzB1aYd', {
    title: '판형 열교환기 SP-20 카탈로그',
    content: '제품 카탈로그를 첨부합니다.\n\n문의: 영업팀 "홍길동"',
    category: 'catalog',
    createdAt: new Date('2021-03-02T01:15:30.250Z'),
    updatedAt: new Date('2021-03-05T09:00:00Z'),
    viewCount: 128,
    pdfFile: dataUrl,
    pdfFileName: 'SP-20 카탈로그.pdf',
    language: 'ko',
  }),
  document('ko-posts', 'nFd5Hq8sVe2KuT0jWx3M', {
    title: '가스켓 교체 방법'.normalize('NFD'),
    content: '1. 볼트를 푼다.\n2. 가스켓을 교체한다.',
    category: 'technical',
    createdAt: new Date('2020-11-17T23:59:59.999Z'),
    updatedAt: new Date('2022-01-04T04:30:00Z'),
    viewCount: 0,
    pdfFile: stored('가스켓 교체.pdf', '6f1c2b7e-7d3f-4f0e-9b51-2a5a0c1d9e44'),
    pdfFileName: '가스켓 교체.pdf',
    language: 'ko',
  }),
  document('ko-posts', 'zR1oXv6LbN4cG8yPq2Sd', {
    title: '작성자가 있는 글',
    content: '첨부 없는 글입니다.',
    createdAt: new Date('2019-06-01T00:00:00Z'),
    updatedAt: new Date('2019-06-01T00:00:00Z'),
    viewCount: 45,
    author: '김영희',
    language: 'ko',
  }),
  document('ko-posts', 'tWm3Ya9JhE7fDk5Uo1Cq', {
    title: '등록일이 없는 글',
    content: '옛 게시판에서 옮긴 글입니다.',
    category: 'technical',
    viewCount: 3,
    mailedAt: new Date('2018-02-03T04:05:06Z'),
    language: 'ko',
  }),
  document('en-posts', 'bX8sKp4VnZ1gTq6RyL0e', {
    title: 'SP-20 catalogue, "metric" edition',
    content: 'The catalogue; see the attached file.',
    category: 'catalog',
    createdAt: new Date('2021-03-02T02:00:00Z'),
    updatedAt: new Date('2021-03-02T02:00:00Z'),
    viewCount: 77,
    pdfFile: stored('SP-20 (EN).pdf', '0b8f4a56-19c7-4f65-8f0f-5d3f1f7e2c90'),
    pdfFileName: 'SP-20 (EN).pdf',
    language: 'en',
  }),
  document('en-posts', 'hC2vMj7QwS9xAe3Ub5Td', {
    title: 'Cleaning of plates',
    content: 'Rinse the plates.\tThen check them.',
    category: 'technical',
    createdAt: new Date('2022-08-30T12:00:00.001Z'),
    updatedAt: new Date('2022-08-30T12:00:00.001Z'),
    viewCount: 12,
    language: 'en',
  }),
  document('posts', 'gL6dRf1YkI0uNo8Wb4Zp', {
    title: '첫 게시판의 글',
    content: '언어를 나누기 전의 글입니다.',
    createdAt: new Date('2017-04-20T05:06:07Z'),
    updatedAt: new Date('2017-04-21T05:06:07Z'),
    viewCount: 310,
    pdfFile: dataUrl,
    pdfFileName: 'notice.pdf',
  }),
  document('ko-e-procurement', 'qV9nEs5TzJ2hCx7Mp3Lk', {
    title: '2023년 상반기 구매 입찰',
    content: '비밀번호가 있는 입찰 공고입니다.',
    createdAt: new Date('2023-01-09T00:30:00Z'),
    updatedAt: new Date('2023-01-10T00:30:00Z'),
    viewCount: 9,
    password: '0417',
    pdfFile: dataUrl,
    pdfFileName: '입찰 공고.pdf',
    language: 'ko',
  }),
  document('en-e-procurement', 'uK4yBt8GaF1rPw6Xd0Vj', {
    title: 'Purchase of gaskets',
    content: 'An open tender.',
    createdAt: new Date('2023-02-01T08:00:00Z'),
    updatedAt: new Date('2023-02-01T08:00:00Z'),
    viewCount: 21,
    language: 'en',
  }),
  document('certificates', 'eN3qLh7ZmO5sKc9Rv1Tx', {
    category: 'ISO 인증서(국문)',
    name: 'ISO 9001',
    image:
      'https://firebasestorage.googleapis.com/v0/b/project.appspot.com/o/certificates%2Fiso-9001.jpg?alt=media&token=1d0c9be2-58a4-4b0d-8d5c-0c3e8a6f7b21',
    pdf: dataUrl,
    order: 1,
  }),
  document('certificates', 'wS0pXu6DfY2jGb8Na4Ei', {
    category: 'patent',
    name: '열교환기용 전열판 특허',
    image: '/images/certificates/patent-1.jpg',
    order: 2.5,
  }),
  document('admin-settings', 'password', {
    password: 'plate-2019!',
    createdAt: new Date('2019-01-01T00:00:00Z'),
    updatedAt: new Date('2023-12-31T15:00:00Z'),
  }),
];

/** The documents by their collections. */
export function byCollection(documents: readonly TrueDocument[]): ReadonlyMap<string, readonly TrueDocument[]> {
  const names = [...new Set(documents.map(({ collection }) => collection))];
  return new Map(names.map((name) => [name, documents.filter(({ collection }) => collection === name)]));
}
