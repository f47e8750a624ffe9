import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { searchable } from '../../shared/words/searchable.ts';
import { senderKeysOf } from '../../server/requests/intake/sender-keys.ts';
import { quoteRequest } from '../../test/support/makers/factories.ts';
import { ask, signIn } from '../../test/support/site/http.ts';

import { whole } from './figures.ts';
import type { Table } from './figures.ts';
import { time, written } from './growth.ts';
import type { Measured } from './processes.ts';

const REQUESTS = 10_000;
const TURNS = 200;
const DAY = 24 * 3_600_000;
const statuses = ['new', 'in_progress', 'answered', 'closed', 'closed', 'closed', 'answered', 'answered'] as const;
const names = ['김지우', '박서준', '이하늘'];

type Filled = { _id: mongoose.Types.ObjectId; reference: string; searchText: string; createdAt: Date };

const quotationTo = ({ _id, reference, searchText, createdAt }: Filled) => ({
  quote: _id,
  key: reference,
  revision: 1,
  number: `${reference}-R1`,
  language: 'ko',
  currency: 'KRW',
  validUntil: '2027-01-31',
  positions: [
    { product: '판형 열교환기', details: '1,000 kW '.repeat(40), quantity: 2, price: '18500000', isMeant: false },
  ],
  taxPercent: 10,
  delivery: '',
  terms: '',
  at: createdAt,
  by: null,
  file: reference,
  searchText,
});

/** Requests as the form sends them, with their calculation: some late, some with a reminder, a hundred of each company, a quotation to each. */
async function fill(site: Measured, database: Connection): Promise<void> {
  const quotes = database.collection('quotes');
  // Another measurement may have left some, with the same references.
  await quotes.deleteMany({});
  await ask(`${site.url}/api/quotes`, { json: quoteRequest() });
  const pattern = await quotes.findOne();
  if (!pattern) throw new Error('no request was stored');
  const now = Date.now();
  for (let first = 0; first < REQUESTS; first += 1000) {
    const batch = Array.from({ length: 1000 }, (_, offset) => {
      const index = first + offset;
      const reference = `Q-2026-${String(index + 100).padStart(6, '0')}`;
      const company = `한빛플랜트 ${index % 100}`;
      const email = `user${index}@company${index % 100}.co.kr`;
      const status = statuses[index % statuses.length];
      const isOpen = index < 400 && (status === 'new' || status === 'in_progress');
      return {
        ...pattern,
        _id: new mongoose.Types.ObjectId(),
        reference,
        company,
        email,
        status: isOpen ? status : 'closed',
        createdAt: new Date(now - index * 1_800_000),
        dueAt: isOpen ? new Date(now + 2 * DAY - index * 1_800_000) : null,
        remindAt: index % 500 === 0 ? new Date(now - DAY) : null,
        responsible: index % 4 === 0 ? null : names[index % names.length],
        senderKeys: senderKeysOf(email),
        searchText: searchable([reference, company, email, '지역난방 프로젝트'].join('\n')),
        idempotencyKey: reference,
      };
    });
    await quotes.insertMany(batch);
    await database.collection('quotations').insertMany(batch.map(quotationTo));
  }
}

/** Measures the inbox with many requests and quotations. */
export async function requests(site: Measured, database: Connection): Promise<Table> {
  await fill(site, database);
  const Authorization = `Bearer ${await signIn(site)}`;
  const ids = await database
    .collection('quotes')
    .find({}, { projection: { _id: 1 } })
    .limit(TURNS)
    .toArray();
  const turns = Array.from({ length: TURNS }, (_, index) => index);
  const list = '/api/admin/quotes';
  const quotations = '/api/admin/quotations';
  const timed = async (pathOf: (turn: number) => string) => {
    const urls = turns.map((turn) => site.url + pathOf(turn));
    await time(urls.slice(0, 20), { Authorization }); // warm
    return written(await time(urls, { Authorization }));
  };
  return {
    title: `The inbox with ${whole(REQUESTS)} requests, p50 / p95 in ms, one request after the other, HTTP included`,
    columns: [
      'first page',
      'any page',
      'last page',
      'status',
      'responsible',
      'search',
      'search in vain',
      'kindred',
      'counts',
      'quotations',
      'last of them',
      'of a company',
      'of all',
      'of nobody',
    ],
    rows: [
      [
        await timed(() => list),
        await timed((turn) => `${list}?page=${1 + ((turn * 79) % (REQUESTS / 20))}`),
        await timed(() => `${list}?page=${REQUESTS / 20}`),
        await timed(() => `${list}?status=new`),
        await timed((turn) => `${list}?responsible=${encodeURIComponent(names[turn % names.length] ?? '')}`),
        await timed((turn) => `${list}?q=${encodeURIComponent(`플랜트 ${turn % 100}`)}`),
        await timed((turn) => `${list}?q=nobody${turn}`),
        await timed((turn) => `${list}/${String(ids[turn]?._id)}/kindred`),
        await timed(() => '/api/admin/quote-desk'),
        await timed(() => quotations),
        await timed(() => `${quotations}?page=${REQUESTS / 20}`),
        await timed((turn) => `${quotations}?search=${encodeURIComponent(`플랜트 ${turn % 100}`)}`),
        await timed(() => `${quotations}?search=${encodeURIComponent('플랜트')}`),
        await timed((turn) => `${quotations}?search=nobody${turn}`),
      ],
    ],
  };
}
