import type { mongo } from 'mongoose';

import { searchable } from '../../../shared/words/searchable.js';

import type { Change } from './change.js';

/** The families as the form wrote them into the remarks until then, in Korean and in English. */
const names: Readonly<Record<string, readonly [ko: string, en: string]>> = {
  'heat-exchanger': ['판형열교환기', 'Plate heat exchanger'],
  'compact-unit': ['콤팩트 유니트', 'Compact unit'],
  'heating-system': ['난방 시스템', 'Heating system'],
  'brazing-heat-exchanger': ['브레이징 열교환기', 'Brazed plate heat exchanger'],
  'spiral-heat-exchanger': ['스파이럴 열교환기', 'Spiral heat exchanger'],
  'welded-plate-heat-exchanger': ['용접식 판형열교환기', 'Welded plate heat exchanger'],
  'gas-cooler': ['가스쿨러', 'Gas cooler'],
  'closed-expansion-tank': ['밀폐형 팽창탱크', 'Closed expansion tank'],
  'expansion-separator': ['팽창기수분리기', 'Expansion separator'],
  'plate-coil': ['플레이트 코일', 'Plate coil'],
  'ball-tank': ['볼탱크', 'Ball tank'],
  'atm-tank': ['상압탱크', 'ATM tank'],
};

/** The product of each line that the form wrote. */
const products = new Map(
  Object.entries(names).flatMap(([id, [ko, en]]) => [
    [`문의 제품: ${ko}`, id],
    [`Product: ${en}`, id],
  ]),
);

/** The product stood in the first line of the remarks, in words. */
export const toProducts: Change = {
  title: 'requests name their products',
  indexes: { quotes: [{ key: { products: 1, createdAt: -1 } }] },
  run: async (database) => {
    await takeFromRemarks(database.collection('quotes'));
    for (const name of ['quotes', 'erased-quotes'])
      await database.collection(name).updateMany({ products: { $exists: false } }, { $set: { products: [] } });
  },
};

/** Nothing else of a request changes: a repeat of it under its key still has its content hash. */
async function takeFromRemarks(quotes: mongo.Collection): Promise<void> {
  const told = { products: { $exists: false }, comment: /^(?:문의 제품|Product): / };
  for await (const { _id, comment, searchText } of quotes.find(told)) {
    const [first = '', ...own] = String(comment).split('\n');
    const id = products.get(first.trim());
    if (id === undefined) continue;
    const found = searchable([searchText, ...(names[id] ?? [])].join('\n'));
    await quotes.updateOne({ _id, ...told }, { $set: { products: [id], comment: own.join('\n'), searchText: found } });
  }
}
