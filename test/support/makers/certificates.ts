import sharp from 'sharp';

import type {
  Certificate,
  CertificateList,
  SeedAnswer,
  TrashedCertificatePage,
} from '../../../shared/certificates/certificates.types.js';
import type { ErrorBody } from '../../../shared/words/error.types.js';

import { sendForm, toForm } from './boards.js';
import type { Fields, SentFile } from './boards.js';
import { ask } from '../site/http.js';
import { makePdf } from './pdf.js';
import { askRaw } from '../site/raw-http.js';

/** A certificate as the form sends it, with files that are part of the site. */
export const certificateFields = (changes: Fields = {}): Fields => ({
  category: 'kc',
  name: '압력용기 검사 인증서',
  image: 'kc-certificate.webp',
  pdf: 'kc-certificate.pdf',
  order: '3',
  ...changes,
});

const { image: _image, pdf: _pdf, ...withoutFiles } = certificateFields();

/** The same, with the files to be sent beside it. */
export const bareFields = (changes: Fields = {}): Fields => ({ ...withoutFiles, ...changes });

/** A small picture, another one for each colour. */
export async function makeImage(format: 'png' | 'jpeg' | 'webp', colour = '#2a6'): Promise<Buffer<ArrayBuffer>> {
  const picture = sharp({ create: { width: 40, height: 56, channels: 3, background: colour } });
  return Buffer.from(await picture.toFormat(format).toBuffer());
}

export const imageNamed = async (name: string, colour?: string): Promise<SentFile> => ({
  name,
  bytes: await makeImage('webp', colour),
  field: 'image',
  type: 'image/webp',
});

export const pdfPart = (name: string, size = 0): SentFile => ({ name, bytes: makePdf(size), field: 'pdf' });

/** Actions on certificates; those of administrators with this token. */
export function certificatesAt({ url }: { url: string }, token?: string) {
  const admins = `${url}/api/admin/certificates`;
  const list = async (query = '') => (await ask<CertificateList>(`${url}/api/certificates${query}`)).body.items;
  const trash = async () => (await ask<TrashedCertificatePage>(`${admins}/trash`, { token })).body.items;
  const remove = (id: string) => ask(`${admins}/${id}`, { method: 'DELETE', token });
  const purge = (id: string) => ask(`${admins}/trash/${id}`, { method: 'DELETE', token });
  return {
    admins,
    list,
    trash,
    add: (fields: Fields, ...files: SentFile[]) =>
      sendForm<Certificate & ErrorBody>(admins, token, toForm(fields, files)),
    change: (id: string, fields: Fields, ...files: SentFile[]) =>
      sendForm<Certificate & ErrorBody>(`${admins}/${id}`, token, toForm(fields, files), 'PATCH'),
    remove,
    purge,
    restore: (id: string) => ask<Certificate & ErrorBody>(`${admins}/trash/${id}/restore`, { method: 'POST', token }),
    /** Removes all there are, for good. */
    clear: async () => {
      for (const { id } of await list()) await remove(id);
      for (let found = await trash(); found.length > 0; found = await trash())
        for (const { id } of found) await purge(id);
    },
    seed: () => ask<SeedAnswer & ErrorBody>(`${admins}/seed`, { method: 'POST', token }),
    arrange: (ids: unknown) =>
      ask<CertificateList & ErrorBody>(`${admins}/order`, { method: 'PUT', json: { ids }, token }),
    /** The file of this name, as a browser asks for it. */
    file: (name: string, headers: Record<string, string> = {}, method = 'GET') =>
      askRaw(url, `/certificates/${encodeURIComponent(name)}`, { headers, method }),
  };
}

export type TestCertificates = ReturnType<typeof certificatesAt>;
