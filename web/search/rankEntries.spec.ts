import { findClosest, findEntries, wordsOf } from './rankEntries';
import type { SearchEntry } from './searchEntry';

const entry = (title: string, changes: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'products',
  title,
  lines: [],
  keywords: '',
  spellings: '',
  to: `/ko/products#${title}`,
  ...changes,
});

const limits = { products: 10, pages: 10, certificates: 10 };
const titles = (entries: SearchEntry[], query: string, most = limits) =>
  findEntries(entries, wordsOf(query), most).map((group) => group.entries.map(({ title }) => title));

describe('findEntries', () => {
  it('wants every word, wherever each of them is', () => {
    const entries = [
      entry('Gas cooler', { lines: ['Cools flue gas of boilers'] }),
      entry('Ball tank', { lines: ['Stores gas under pressure'] }),
    ];
    expect(titles(entries, ' gas  boiler ')).toEqual([['Gas cooler']]);
    expect(titles(entries, 'gas boiler tank')).toEqual([]);
    expect(titles(entries, '   ')).toEqual([]);
  });

  it('puts the start of a title before its middle, that before keywords, those before the text, other spellings last', () => {
    const entries = [
      entry('Coil', { lines: ['Made of plates'] }),
      entry('Base', { spellings: '전열판 plate' }),
      entry('PHE', { keywords: 'plate heat exchanger' }),
      entry('Boilerplate'),
      entry('Welded plate heat exchanger'),
      entry('Plate coil'),
    ];
    expect(titles(entries, 'plate')).toEqual([
      ['Plate coil', 'Welded plate heat exchanger', 'Boilerplate', 'PHE', 'Coil', 'Base'],
    ]);
  });

  it('puts the very title first, with or without blanks', () => {
    const entries = [entry('용접식 판형열교환기'), entry('판형열교환기 세척'), entry('판형열교환기')];
    expect(titles(entries, '판형 열교환기')[0]?.[0]).toBe('판형열교환기');
  });

  it('keeps the given order among equals', () => {
    const entries = [entry('볼탱크'), entry('상압탱크'), entry('팽창탱크')];
    expect(titles(entries, '탱크')).toEqual([['볼탱크', '상압탱크', '팽창탱크']]);
  });

  it('puts the kind with the best entry on top and cuts long lists', () => {
    const entries = [
      entry('Tank', { lines: ['asks for a quote'] }),
      entry('Online quote', { kind: 'pages' }),
      entry('Quote form', { kind: 'pages' }),
      entry('Answers', { kind: 'pages', lines: ['quote'] }),
    ];
    expect(titles(entries, 'quote', { ...limits, pages: 2 })).toEqual([['Quote form', 'Online quote'], ['Tank']]);
  });
});

describe('findClosest', () => {
  it('has the entries with most of the words, the best first, and none without any', () => {
    const entries = [
      entry('Gas cooler'),
      entry('Gas tank', { lines: ['spherical'] }),
      entry('Tank of gas'),
      entry('Coil'),
    ];
    const closest = (query: string) =>
      findClosest(entries, wordsOf(query), limits).map((group) => group.entries.map(({ title }) => title));
    expect(closest('gas tank drawing')).toEqual([['Gas tank', 'Tank of gas']]);
    expect(closest('drawing bill')).toEqual([]);
    expect(closest('gas drawing bill')).toEqual([]);
  });
});
