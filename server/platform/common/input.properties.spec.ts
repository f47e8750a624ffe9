import * as fc from 'fast-check';

import { ChangePasswordDto, LoginDto, SiteSettingsDto } from '../../access/sessions/admin.dto.js';
import { AuditListDto } from '../../access/audit/audit.dto.js';
import { CreatePostDto, OpenPostDto, PdfQueryDto, PostListDto, UpdatePostDto } from '../../posts/boards/boards.dto.js';
import {
  CertificateDto,
  CertificateListDto,
  CertificateOrderDto,
  UpdateCertificateDto,
} from '../../certificates/certificates.dto.js';
import { QuoteListDto, ResendDto, UpdateQuoteDto } from '../../requests/inbox/quote-inbox.dto.js';
import { CreateQuoteDto } from '../../requests/intake/quotes.dto.js';
import { cleanText } from '../../../shared/words/clean-text.js';

import { AppError } from './app-error.js';
import { validationPipe } from './validation.js';

type Dto = new () => object;

const bodies: Dto[] = [
  LoginDto,
  ChangePasswordDto,
  SiteSettingsDto,
  OpenPostDto,
  CreatePostDto,
  UpdatePostDto,
  CertificateDto,
  UpdateCertificateDto,
  CertificateOrderDto,
  CreateQuoteDto,
  UpdateQuoteDto,
  ResendDto,
];
const queries: Dto[] = [AuditListDto, PostListDto, PdfQueryDto, CertificateListDto, QuoteListDto];

/** Every field that any of them knows, so that often one is hit. */
const names = [
  ...new Set([
    ...bodies.flatMap((dto) => Object.keys(new dto())),
    ...'password currentPassword newPassword confirmPassword title content category removePdf updatedAt name image pdf'.split(
      ' ',
    ),
    ...'order ids company email telephone language website status note letter page pageSize q token kind day'.split(
      ' ',
    ),
  ]),
];
const odd = ['__proto__', 'constructor', 'prototype', 'toString', '$where', '$ne', '', 'a.b', '\0', '\ud800'];
const field = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, fc.constantFrom(...odd), fc.string());
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '1',
    'true',
    'ko',
    'catalog',
    'new',
    '2026-11-21',
    '2026-11-21T00:00:00Z',
    'a@example.com',
    '02-000-0000',
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
/** As the parser makes it: what comes as `__proto__` is a field of its own. */
const body = fc
  .array(fc.tuple(field, value), { maxLength: 8 })
  .map((entries) => Object.fromEntries(entries) as unknown);

/** Every field a hundred thousand times this. */
const long = ['a', '1', ' ', '@', 'a.', '1 ', '-', '(', '가', '\n'].map((piece) => {
  const text = `${piece.repeat(100_000)}!`;
  return [piece, Object.fromEntries(names.map((name) => [name, text]))] as const;
});

const pipe = validationPipe();

/** Result of the input: the handlers' value, or the refusal. */
async function judge(type: 'body' | 'query', metatype: Dto, input: unknown): Promise<object> {
  return pipe.transform(input, { type, metatype }).then(
    (taken) => ({ taken }),
    (error: unknown) => ({ error }),
  );
}

/** Every text in a value, with those within it. */
function textsIn(taken: unknown): string[] {
  if (typeof taken === 'string') return [taken];
  return typeof taken === 'object' && taken !== null ? Object.entries(taken).flat().flatMap(textsIn) : [];
}

describe.each([
  ...bodies.map((dto) => ({ type: 'body' as const, dto, name: dto.name })),
  ...queries.map((dto) => ({ type: 'query' as const, dto, name: dto.name })),
])('$name', ({ type, dto }) => {
  it('takes what fits and refuses the rest by name, whatever is sent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 5, arbitrary: body }, fc.jsonValue({ maxDepth: 3 })), async (input) => {
        const { taken, error } = (await judge(type, dto, input)) as { taken?: object; error?: unknown };
        const isRefused = error instanceof AppError && error.code === 'validation_failed';
        expect({ error, isJudged: isRefused || taken instanceof dto }).toMatchObject({ isJudged: true });
        const fields = Object.entries(taken ?? {});
        expect(fields.filter(([name]) => !names.includes(name) && !(name in new dto()))).toEqual([]);
        // No operator gets through: texts, numbers, switches, dates and lists of texts are all there is.
        const isPlain = (content: unknown) =>
          typeof content !== 'object' || content === null || content instanceof Date || Array.isArray(content);
        expect(fields.filter(([, content]) => !isPlain(content))).toEqual([]);
        for (const text of textsIn(taken)) expect(text).not.toMatch(/[\0\p{Cs}]/u);
      }),
      { numRuns: 100 },
    );
  });

  it.each(long)('is done with a hundred thousand of %j', async (_, input) => {
    expect(await judge(type, dto, input)).toMatchObject({ error: { code: 'validation_failed' } });
  });
});

describe('cleanText', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'a \t\r\n\0\u0007\u0085\u2028\u0301é가') }),
  );

  it('leaves one line without control characters, in one Unicode form, and is done at once', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|^\s|\s$/u);
        expect(clean).toBe(clean.normalize('NFC'));
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });

  it('leaves lines where there may be some, and no other control characters', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const clean = cleanText(text, true);
        expect(clean).not.toMatch(/(?![\n\t])\p{Cc}|^\s|\s$/u);
        expect(cleanText(clean, true)).toBe(clean);
      }),
    );
  });
});
