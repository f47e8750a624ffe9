import { createHash } from 'node:crypto';

import type { BoardKind, BoardName } from '../../../shared/posts/boards.types.js';
import type { QuotePage, QuoteReceipt } from '../../../shared/requests/quotes.types.js';

import { boardAt, pdfNamed } from './boards.js';
import { bareFields, certificatesAt, certificateFields, imageNamed, pdfPart } from './certificates.js';
import { properties, quoteRequest } from './factories.js';
import { ask, signIn } from '../site/http.js';

type FilledPost = {
  kind: BoardKind;
  board: BoardName;
  id: string;
  title: string;
  content: string;
  category: 'catalog' | 'technical';
  /** Of a locked post. */
  password?: string;
  pdfName?: string;
  pdfSha256?: string;
};

/** Contents of a filled site, for a later version to look for. */
export type FilledSite = {
  adminPassword: string;
  settings: { koCertificates: 'stored'; quoteConfirmation: false };
  posts: FilledPost[];
  trashedPosts: FilledPost[];
  certificates: { name: string; image: string; pdf: string }[];
  trashedCertificates: { id: string; name: string; pdfSha256: string }[];
  /** Uploaded files of the list by their names. */
  certificateFiles: Record<string, string>;
  requests: { reference: string; status: string; note: string; email: string; hotDensity: string }[];
  erased: string[];
};

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const ADMIN_PASSWORD = '기름때-없는-가스켓';

/** `pdfSize` differs for each, so that no two files are the same: bytes. */
type NewPost = Omit<FilledPost, 'id' | 'pdfSha256'> & { pdfSize?: number };

const boards: { kind: BoardKind; board: BoardName }[] = [
  { kind: 'posts', board: 'ko' },
  { kind: 'posts', board: 'en' },
  { kind: 'e-procurement', board: 'ko' },
  { kind: 'e-procurement', board: 'en' },
];

/** Three posts of each board: one plain, one with a PDF, one locked with a PDF. */
const wantedPosts: NewPost[] = boards.flatMap(({ kind, board }, index) => {
  const [plain, technical, locked] =
    board === 'ko'
      ? ['판형열교환기 카탈로그', '가스켓 교체 지침서', '입찰 도면 (비공개)']
      : ['Plate heat exchanger catalogue', 'Gasket replacement manual', 'Tender drawings (locked)'];
  const content = board === 'ko' ? '전열판 세척 주기와 조임 치수' : 'Cleaning interval and tightening dimension';
  return [
    { kind, board, title: plain, content, category: 'catalog' as const },
    {
      kind,
      board,
      title: technical,
      content,
      category: 'technical' as const,
      pdfName: '지침서.pdf',
      pdfSize: 1000 + index,
    },
    {
      kind,
      board,
      title: locked,
      content: `${content} 2027`,
      category: 'catalog' as const,
      password: `열쇠 ${kind} ${board}`,
      pdfName: 'drawings.pdf',
      pdfSize: 2000 + index,
    },
  ];
});

const deletedPosts: NewPost[] = [
  {
    kind: 'posts',
    board: 'ko',
    title: '지난 카탈로그',
    content: '새 카탈로그로 바뀌었습니다.',
    category: 'catalog',
    pdfName: '지난.pdf',
    pdfSize: 3000,
  },
  { kind: 'e-procurement', board: 'en', title: 'Past tender', content: 'Closed in March', category: 'technical' },
];

/** Fills a new site through its API with something of everything that it keeps, and tells what it is. */
export async function fillSite(site: { url: string }): Promise<FilledSite> {
  const token = await signIn(site);
  const add = async (post: NewPost): Promise<FilledPost> => {
    const { pdfSize, ...known } = post;
    const { kind, board, title, content, category, password, pdfName } = known;
    const fields = { title, content, category, ...(password && { password }) };
    const pdf = pdfName === undefined ? undefined : pdfNamed(pdfName, pdfSize);
    const { body } = await boardAt(site, kind, board, token).add(fields, ...(pdf ? [pdf] : []));
    return { ...known, id: body.id, ...(pdf && { pdfSha256: sha256(pdf.bytes) }) };
  };
  const posts: FilledPost[] = [];
  for (const post of wantedPosts) posts.push(await add(post));
  const trashed: FilledPost[] = [];
  for (const post of deletedPosts) {
    const added = await add(post);
    await boardAt(site, added.kind, added.board, token).remove(added.id);
    trashed.push(added);
  }
  return {
    adminPassword: ADMIN_PASSWORD,
    posts,
    trashedPosts: trashed,
    ...(await fillCertificates(site, token)),
    ...(await fillRequests(site, token)),
    settings: await changeSettings(site, token),
  };
}

async function fillCertificates(site: { url: string }, token: string) {
  const certificates = certificatesAt(site, token);
  await certificates.seed();
  await certificates.add(certificateFields({ name: '내장 파일을 쓰는 인증서' }));
  const files = [await imageNamed('앞면.webp'), pdfPart('검사서.pdf', 1500)];
  await certificates.add(bareFields({ name: '올린 인증서' }), ...files);
  const [image, pdf] = [await imageNamed('past.webp', '#c33'), pdfPart('past.pdf', 1600)];
  const { body } = await certificates.add(bareFields({ name: '지난 인증서' }), image, pdf);
  await certificates.remove(body.id);
  return {
    certificates: (await certificates.list()).map(({ name, image: front, pdf: file }) => ({
      name,
      image: front,
      pdf: file,
    })),
    certificateFiles: Object.fromEntries(files.map(({ name, bytes }) => [name, sha256(bytes)])),
    trashedCertificates: [{ id: body.id, name: body.name, pdfSha256: sha256(pdf.bytes) }],
  };
}

async function fillRequests(site: { url: string }, token: string) {
  const send = async (changes: Record<string, unknown> = {}) =>
    (await ask<QuoteReceipt>(`${site.url}/api/quotes`, { json: quoteRequest(changes) })).body.reference;
  const inbox = `${site.url}/api/admin/quotes`;
  const change = async (reference: string, json: object) => {
    const found = await ask<QuotePage>(`${inbox}?q=${reference}`, { token });
    await ask(`${inbox}/${found.body.items[0]?.id}`, { method: 'PATCH', json, token });
  };
  const requests = [
    { status: 'new', note: '', email: 'new@example.com', hotDensity: '' },
    { status: 'answered', note: '견적 회신함', email: 'answered@example.com', hotDensity: properties.hotDensity },
    { status: 'closed', note: '수주', email: 'closed@example.com', hotDensity: '' },
  ];
  const stored = [];
  for (const { status, note, email, hotDensity } of requests) {
    const reference = await send({ email, ...(hotDensity && properties) });
    await change(reference, { status, note });
    stored.push({ reference, status, note, email, hotDensity });
  }
  const reference = await send({ email: 'erased@example.com' });
  await ask(`${site.url}/api/admin/people/erase`, {
    json: { email: 'erased@example.com', references: [reference] },
    token,
  });
  return { requests: stored, erased: [reference] };
}

async function changeSettings({ url }: { url: string }, token: string) {
  const settings = { koCertificates: 'stored', quoteConfirmation: false } as const;
  await ask(`${url}/api/admin/settings`, { method: 'PUT', json: settings, token });
  const passwords = { currentPassword: '1234', newPassword: ADMIN_PASSWORD, confirmPassword: ADMIN_PASSWORD };
  await ask(`${url}/api/admin/password`, { json: passwords, token });
  return settings;
}
