import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultContent } from '../../server/site/defaults.js';
import type { FilledSite } from '../support/makers/fill-site.js';
import { fillSite, sha256 } from '../support/makers/fill-site.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { begin, placeOf, runImport } from '../support/makers/imports.js';
import { sendQuoteWith, sendRequestFile } from '../support/makers/request-files.js';
import { startTestSite, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsOf } from '../support/makers/uploads.js';

let site: TestSite;
let empty: TestSite;
let filled: FilledSite;
let folder: string;

beforeAll(async () => {
  folder = join(await testFolder('exports'), 'out');
  [site, empty] = await Promise.all([startTestSite('export'), startTestSite('import-own')]);
  filled = await fillSite(site);
  const { body } = await sendRequestFile(site, '도면.pdf');
  await sendQuoteWith(site, [body.file]);
  // Data that still changes is not the same a moment later.
  await eventually(
    () => site.database.collection('quotes').countDocuments({ 'deliveries.office.state': 'queued' }),
    (queued) => queued === 0,
  );
});

afterAll(async () => {
  await site?.stop();
  await empty?.stop();
});

/** The documents of a collection without those in the trash; files get ids of their own. */
async function documentsOf({ database }: TestSite, name: string): Promise<Record<string, unknown>[]> {
  const found = await database.collection(name).find({ deletedAt: null }).sort({ _id: 1 }).toArray();
  const text = JSON.stringify(found).replaceAll(/"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"/g, '"file"');
  return JSON.parse(text) as Record<string, unknown>[];
}

describe('an export', () => {
  it('holds every file as its index says, refuses a folder that is in use, and comes into an empty site the same', async () => {
    const exporting = begin('export', placeOf(site), folder);
    expect([await exporting.ended, exporting.output()]).toEqual([0, expect.stringContaining('Written to')]);
    const { files } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
      files: { path: string; sha256: string }[];
    };
    expect(files.length).toBeGreaterThan(5);
    const company = await readFile(join(folder, 'content/company.json'), 'utf8');
    expect(JSON.parse(company)).toEqual(defaultContent.company);
    for (const { path, sha256: known } of files) expect(sha256(await readFile(join(folder, path)))).toBe(known);
    const again = begin('export', placeOf(site), folder);
    expect([await again.ended, again.output()]).toEqual([1, expect.stringContaining('is not empty')]);

    const { code, output } = await runImport(placeOf(empty), folder, '--apply');
    expect({ code, output }).toMatchObject({ code: 0 });
    for (const name of ['ko-posts', 'en-posts', 'ko-e-procurement', 'en-e-procurement', 'quotes', 'request-files']) {
      const [own, others] = [await documentsOf(site, name), await documentsOf(empty, name)];
      expect([name, others.length]).toEqual([name, own.length]);
      expect(own.length).toBeGreaterThan(0);
      for (const [at, document] of own.entries()) expect(others[at]).toMatchObject(document);
    }
    expect(await uploadsOf(empty)).toHaveLength(files.length);
  });

  it('keeps what people see: certificates with their files, locked posts, the next number of a request', async () => {
    for (const [name, known] of Object.entries(filled.certificateFiles)) {
      const response = await fetch(`${empty.url}/certificates/${encodeURIComponent(name)}`);
      expect(sha256(new Uint8Array(await response.arrayBuffer()))).toBe(known);
    }
    const locked = filled.posts.find(({ password }) => password);
    const opened = await ask<{ content: string }>(
      `${empty.url}/api/${locked?.kind}/${locked?.board}/${locked?.id}/open`,
      { json: { password: locked?.password } },
    );
    expect(opened.body.content).toBe(locked?.content);
    const [one, other] = await Promise.all([sendQuoteWith(site, []), sendQuoteWith(empty, [])]);
    expect(other.body.reference).toBe(one.body.reference);
    expect(await signIn(empty)).toEqual(expect.any(String));
  });
});
