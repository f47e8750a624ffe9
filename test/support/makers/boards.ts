import { request } from 'node:http';
import type { ClientRequest } from 'node:http';

import type {
  AdminPost,
  AdminPostPage,
  BoardKind,
  BoardName,
  DraftPage,
  Post,
  PostPage,
  TrashedPostPage,
} from '../../../shared/posts/boards.types.js';
import type { ErrorBody } from '../../../shared/words/error.types.js';

import { ask } from '../site/http.js';
import type { Answer } from '../site/http.js';
import { makePdf } from './pdf.js';

type Site = { url: string };
export type SentFile = { name: string; bytes: Buffer<ArrayBuffer>; type?: string; field?: string };
export type Fields = Record<string, string>;

/** A post as the administrators' form sends it. */
export const postFields = (changes: Fields = {}): Fields => ({
  title: '판형열교환기 카탈로그',
  content: '설계압력과 설계온도는 명판을 따릅니다.',
  ...changes,
});

export const pdfNamed = (name: string, size = 0): SentFile => ({ name, bytes: makePdf(size) });

export function toForm(fields: Fields, files: readonly SentFile[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { field = 'pdf', bytes, name, type = 'application/pdf' } of files)
    form.append(field, new Blob([bytes], { type }), name);
  return form;
}

/** Sends a form and reads the JSON answer. */
export async function sendForm<Body = AdminPost & ErrorBody>(
  url: string,
  token: string | undefined,
  form: FormData,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<Answer<Body>> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await fetch(url, { method, headers, body: form });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

/** Actions on the posts of one board; those of administrators with this token. */
export function boardAt({ url }: Site, kind: BoardKind, board: BoardName, token?: string) {
  const visitors = `${url}/api/${kind}/${board}`;
  const admins = `${url}/api/admin/${kind}/${board}`;
  return {
    visitors,
    admins,
    add: (fields: Fields = {}, ...files: SentFile[]) => sendForm(admins, token, toForm(postFields(fields), files)),
    change: (id: string, fields: Fields, ...files: SentFile[]) =>
      sendForm(`${admins}/${id}`, token, toForm(fields, files), 'PATCH'),
    read: (id: string) => ask<AdminPost & ErrorBody>(`${admins}/${id}`, { token }),
    remove: (id: string) => ask(`${admins}/${id}`, { method: 'DELETE', token }),
    restore: (id: string) => ask<AdminPost & ErrorBody>(`${admins}/trash/${id}/restore`, { method: 'POST', token }),
    purge: (id: string) => ask(`${admins}/trash/${id}`, { method: 'DELETE', token }),
    pair: (id: string, json: unknown) =>
      ask<AdminPost & ErrorBody>(`${admins}/${id}/twin`, { method: 'PUT', json, token }),
    unpair: (id: string) => ask(`${admins}/${id}/twin`, { method: 'DELETE', token }),
    compare: (id: string) => ask<AdminPost & ErrorBody>(`${admins}/${id}/twin/compare`, { method: 'POST', token }),
    adminList: (query = '') => ask<AdminPostPage & ErrorBody>(admins + query, { token }),
    trash: (query = '') => ask<TrashedPostPage & ErrorBody>(`${admins}/trash${query}`, { token }),
    list: (query = '') => ask<PostPage & ErrorBody>(visitors + query, { token }),
    titles: async (query = '') =>
      (await ask<PostPage>(visitors + query, { token })).body.items.map((item) => item.title),
    open: (id: string, json: unknown = {}, headers: Record<string, string> = {}) =>
      ask<Post & ErrorBody>(`${visitors}/${id}/open`, { json, headers }),
  };
}

/** Administrators' actions on the drafts of one board. */
export function draftsAt({ url }: Site, kind: BoardKind, board: BoardName, token: string) {
  const drafts = `${url}/api/admin/${kind}/${board}/drafts`;
  const send = (path: string, method: 'POST' | 'PATCH') => (fields: Fields, files: readonly SentFile[]) =>
    sendForm(drafts + path, token, toForm(fields, files), method);
  return {
    drafts,
    add: (fields: Fields = {}, ...files: SentFile[]) => send('', 'POST')(postFields(fields), files),
    change: (id: string, fields: Fields, ...files: SentFile[]) => send(`/${id}`, 'PATCH')(fields, files),
    publish: (id: string, fields: Fields = {}, ...files: SentFile[]) => send(`/${id}/publish`, 'POST')(fields, files),
    withdraw: (id: string, fields: Fields = {}) =>
      sendForm(`${url}/api/admin/${kind}/${board}/${id}/withdraw`, token, toForm(fields)),
    read: (id: string) => ask<AdminPost & ErrorBody>(`${drafts}/${id}`, { token }),
    preview: (json: object) => ask<Post & ErrorBody>(`${drafts}/preview`, { json, token }),
    remove: (id: string) => ask(`${drafts}/${id}`, { method: 'DELETE', token }),
    list: (query = '') => ask<DraftPage & ErrorBody>(drafts + query, { token }),
  };
}

export type TestBoard = ReturnType<typeof boardAt>;

/** Sends the fields and the beginning of a file, and leaves the rest to the caller. */
export function beginUpload(
  url: string,
  token: string,
  fields: Fields,
  beginning: Buffer,
  method: 'POST' | 'PATCH' = 'POST',
): ClientRequest {
  const part = (name: string, more = '') => `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
  const sent = request(url, {
    method,
    agent: false,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
  });
  sent.on('error', () => undefined); // a connection that one side cuts
  for (const [name, value] of Object.entries(fields)) sent.write(`${part(name)}\r\n${value}\r\n`);
  sent.write(`${part('pdf', '; filename="half.pdf"')}Content-Type: application/pdf\r\n\r\n`);
  sent.write(beginning);
  return sent;
}
