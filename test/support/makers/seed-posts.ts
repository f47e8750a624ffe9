import type { Connection } from 'mongoose';

import { searchFieldsOf } from '../../../server/posts/lists/search-fields.js';

const products = [
  '판형열교환기',
  '브레이징 열교환기',
  '스파이럴 열교환기',
  '용접식 판형열교환기',
  '가스쿨러',
  '밀폐형 팽창탱크',
];
const matters = ['카탈로그', '기술자료', '설치 지침서', '유지보수 안내', '성능시험 성적서', '도면 목록'];
const sentences = [
  '설계압력과 설계온도는 명판을 따르며, 운전 중 압력손실이 설계값을 넘으면 전열판을 세척합니다.',
  'Tighten the plate pack to the dimension on the nameplate and check the gasket seats before start-up.',
  '가스켓은 유체와 온도에 맞추어 선정하고, 교체할 때에는 전열판의 홈을 깨끗이 닦아 냅니다.',
  'Flush both circuits, vent at the highest point and open the cold side first.',
];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T; // the lists are not empty

/** Fills a board's collection with that many different posts of about one kilobyte, one a minute back from now. */
export async function seedPosts(database: Connection, collection: string, count: number): Promise<void> {
  const now = Date.now();
  const batch = 1000;
  for (let first = 0; first < count; first += batch) {
    const posts = Array.from({ length: Math.min(batch, count - first) }, (_, offset) => {
      const index = first + offset;
      const title = `${pick(products, index)} ${pick(matters, Math.floor(index / 7))} ${index}`;
      const content = Array.from({ length: 8 }, (_unused, line) => pick(sentences, index * 3 + line)).join('\n');
      const moment = new Date(now - index * 60_000);
      return {
        title,
        content,
        category: index % 2 === 0 ? 'catalog' : 'technical',
        viewCount: index % 100,
        pdfFile: null,
        pdfFileName: null,
        password: null,
        language: 'ko',
        deletedAt: null,
        ...searchFieldsOf({ title, content, password: null }),
        createdAt: moment,
        updatedAt: moment,
      };
    });
    await database.collection(collection).insertMany(posts);
  }
}
