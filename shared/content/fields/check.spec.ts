import { DOCUMENT_BYTES, problemsOf } from './check.js';
import {
  choice,
  day,
  family,
  figure,
  flag,
  group,
  line,
  lines,
  link,
  list,
  logo,
  month,
  optional,
  picture,
  plain,
} from './fields.js';
import type { Field } from './fields.types.js';

const label = { ko: '이름', en: 'Name' };
const knows = (name: string) => name === 'hero/hero-1';
const words = (text: string) => ({ ko: text, en: text });

/** Problems of a description's only field. */
const of = (field: Field, value: unknown, language?: 'ko' | 'en') =>
  problemsOf({ a: field }, value === undefined ? {} : { a: value }, knows, language);

const kindsOf = (field: Field, value: unknown) => of(field, value).map(({ problem }) => problem);

describe('problemsOf', () => {
  it('says where words are missing or too long, and in which language', () => {
    const field = line(label, 5);
    expect(of(field, { ko: '가나다라마바', en: ' ' })).toEqual([
      { path: 'a', language: 'ko', problem: 'too_long', limit: 5 },
      { path: 'a', language: 'en', problem: 'missing' },
    ]);
    expect(of(field, undefined)).toHaveLength(2);
    expect(of(field, words('🔥🔥🔥🔥🔥'))).toEqual([]);
    expect(of(field, words('<b>'))).toEqual([]);
  });

  it('looks with a language only at what its pages show', () => {
    const fields = { title: line(label, 5), year: figure(label, { least: 1, most: 9 }) };
    const value = { title: { ko: '제목', en: '' }, year: 10 };
    const year = { path: 'year', problem: 'too_great', limit: 9 };
    expect(problemsOf(fields, value, knows, 'ko')).toEqual([year]);
    expect(problemsOf(fields, value, knows, 'en')).toEqual([
      { path: 'title', language: 'en', problem: 'missing' },
      year,
    ]);
  });

  it('takes names of files that every system and every address takes', () => {
    const field = plain(label, 80, { form: 'file-name' });
    for (const name of ['a.xlsx', '납품실적 2024-2026.xlsx', 'a.b (1).XLSX', 'console.xlsx'])
      expect(kindsOf(field, name)).toEqual([]);
    const signs = ['"', '?', '/', '\\', ':', '*', '<', '>', '|', '#', '%', '\u0007', '\u202E'];
    const others = ['con.xlsx', 'LPT1.xlsx', '.xlsx', ' a.xlsx', 'a .xlsx', '../a.xlsx', 'a', 'a.xls', 'a.xlsx.'];
    for (const name of [...signs.map((sign) => `a${sign}b.xlsx`), ...others])
      expect([name, kindsOf(field, name)]).toEqual([name, ['not_a_file_name']]);
  });

  it('counts paragraphs of each language and entries of lists', () => {
    const paragraphs = lines(label, 3, { most: 2 });
    expect(of(paragraphs, { ko: ['가', '가나다라'], en: [] })).toEqual([
      { path: 'a.1', language: 'ko', problem: 'too_long', limit: 3 },
      { path: 'a', language: 'en', problem: 'missing' },
    ]);
    expect(of(paragraphs, { ko: ['a', 'b', 'c'], en: ['a', ''] })).toEqual([
      { path: 'a', language: 'ko', problem: 'too_many', limit: 2 },
      { path: 'a.1', language: 'en', problem: 'missing' },
    ]);
    const entries = list(label, { tel: plain(label, 9, { form: 'telephone' }) }, { least: 2, most: 3, entry: label });
    const entry = { tel: '032-0000' };
    expect(of(entries, [entry, { tel: 'none' }])).toEqual([{ path: 'a.1.tel', problem: 'not_a_telephone' }]);
    expect(kindsOf(entries, [])).toEqual(['missing']);
    expect(of(entries, [entry])).toEqual([{ path: 'a', problem: 'too_few', limit: 2 }]);
    expect(of(entries, [entry, entry, entry, entry])).toEqual([{ path: 'a', problem: 'too_many', limit: 3 }]);
    expect(kindsOf(entries, 'x')).toEqual(['missing']);
    expect(kindsOf(list(label, {}, { entry: label }), [])).toEqual([]);
  });

  it('checks numbers for their range and their decimals', () => {
    const field = figure(label, { least: -1, most: 9, decimals: 1 });
    expect([-1, 0, 8.5].flatMap((value) => of(field, value))).toEqual([]);
    expect(of(field, 0.25)).toEqual([{ path: 'a', problem: 'not_a_number', limit: 1 }]);
    expect(of(figure(label, { least: 0, most: 9 }), 1.5)).toEqual([{ path: 'a', problem: 'not_a_number', limit: 0 }]);
    expect([-2, 9.1, '5', Number.NaN, null].flatMap((value) => kindsOf(field, value))).toEqual([
      'too_small',
      'too_great',
      'not_a_number',
      'not_a_number',
      'missing',
    ]);
  });

  it.each([
    [day(label), ['2024-02-29', '1982-06-10'], ['2023-02-29', '2024-13-01', '24-01-01', '2024-1-1'], 'not_a_date'],
    [month(label), ['2024-12'], ['2024-13', '2024-00', '2024-12-01'], 'not_a_date'],
    [
      link(label),
      ['https://a.kr/?b=c#d'],
      ['http://a.kr', 'javascript:alert(1)', 'a.kr', 'https://u:p@a.kr'],
      'not_a_link',
    ],
    [
      link(label, { isVideo: true }),
      ['https://youtu.be/x', 'https://www.youtube.com/watch?v=x', 'https://vimeo.com/1', 'https://tv.naver.com/v/1'],
      ['https://a.kr/', 'https://youtube.com.a.kr/', 'https://notyoutube.com/'],
      'not_a_video',
    ],
    [plain(label, 20, { form: 'email' }), ['a@b.kr'], ['a@b', 'a'], 'not_an_email'],
    [plain(label, 20, { form: 'telephone' }), ['032-000-0000'], ['032', '전화'], 'not_a_telephone'],
    [plain(label, 20, { form: 'business-number' }), ['123-45-67890'], ['1234567890'], 'not_a_business_number'],
    [choice(label, { one: label }), ['one'], ['two', 'toString'], 'unknown_choice'],
    [family(label), ['ball-tank'], ['pump'], 'unknown_choice'],
    [logo(label), ['hero/hero-1'], ['hero/none', '__proto__'], 'unknown_picture'],
    [plain(label, 2), ['ab'], ['abc'], 'too_long'],
  ] as const)('checks a %j', (field, right, wrong, problem) => {
    expect(right.flatMap((value) => of(field, value))).toEqual([]);
    for (const value of wrong) expect(kindsOf(field, value)).toEqual([problem]);
    for (const value of ['', ' ', '\u200b', 1, undefined, {}]) expect(kindsOf(field, value)).toEqual(['missing']);
  });

  it('looks at a picture and at what is said of it', () => {
    expect(of(picture(label, 'card'), { picture: 'x', alt: { ko: '', en: 'a' } })).toEqual([
      { path: 'a.picture', problem: 'unknown_picture' },
      { path: 'a.alt', language: 'ko', problem: 'missing' },
    ]);
    expect(of(picture(label, 'card'), { picture: 'hero/hero-1', alt: words('a') })).toEqual([]);
  });

  it('lets what is optional be left out, but not half said', () => {
    const field = optional(group(label, { in: figure(label, { least: 0, most: 1 }), out: optional(flag(label)) }));
    expect(of(field, undefined)).toEqual([]);
    expect(of(field, {})).toEqual([{ path: 'a.in', problem: 'missing' }]);
    expect(kindsOf(optional(line(label, 5)), { ko: '가', en: '' })).toEqual(['missing']);
  });

  it('knows no field that is not described, and no document without end', () => {
    expect(problemsOf({}, { a: 1, constructor: 2 }, knows).map(({ path, problem }) => [path, problem])).toEqual([
      ['a', 'unknown'],
      ['constructor', 'unknown'],
    ]);
    const long = { a: words('가'.repeat(DOCUMENT_BYTES / 6)) };
    expect(problemsOf({ a: line(label, 9) }, long, knows)).toEqual([
      { path: '', problem: 'too_long', limit: DOCUMENT_BYTES },
    ]);
    for (const value of [null, undefined, 'x', []])
      expect(problemsOf({ a: flag(label) }, value, knows)).toHaveLength(1);
  });
});

describe('figures beside each other', () => {
  const fields = {
    min: optional(figure(label, { least: -300, most: 900 })),
    max: figure(label, { least: -300, most: 900, notBelow: ['min'] }),
  };
  const found = (value: object) => problemsOf(fields, value, knows);

  it('are refused the wrong way round, and only then', () => {
    expect(found({ min: 20, max: 10 })).toEqual([{ path: 'max', problem: 'too_small', limit: 20 }]);
    expect([found({ min: 20, max: 20 }), found({ max: -40 })]).toEqual([[], []]);
  });
});
