/**
 * Lets wapiti, a scanner of web applications, loose on the built site: `npm run wapiti`. The site runs on 127.0.0.1 with
 * a database of its own, boards, certificates and a request; the scanner is signed in as administrator. Takes up to a
 * quarter of an hour. Ends with 1 if anything is found. Modules that ask a server on the internet are left out.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { boardAt, pdfNamed } from '../test/support/makers/boards.ts';
import { quoteRequest } from '../test/support/makers/factories.ts';
import { ask, signIn } from '../test/support/site/http.ts';
import { spawnServer } from '../test/support/site/server-process.ts';

type Finding = { method: string; path: string; info: string; parameter: string };
type Report = Record<'vulnerabilities' | 'anomalies', Record<string, Finding[]>>;

if (spawnSync('wapiti', ['--version']).error) {
  console.error('wapiti is missing: `apt-get install wapiti` on Debian, `pipx install wapiti3` elsewhere.');
  process.exit(1);
}

const SECONDS = 900;
const SECONDS_A_MODULE = 120;
const modules = 'all,-nikto,-wapp,-ssrf,-xxe,-brute_login_form';

/**
 * Intended findings: browsers have dropped that header, the page itself writes the language it is shown in, and forms
 * need no token where writes from other sites are refused by their origin.
 */
const meant = [
  'X-XSS-Protection is not set',
  'HttpOnly flag is not set in the cookie : lang',
  'Lack of anti CSRF token',
];

/** Puts something there that can be found; returns the addresses with parameters, which no page links to. */
async function seed(url: string, token: string): Promise<string[]> {
  const board = boardAt({ url }, 'e-procurement', 'ko', token);
  const { body: open } = await board.add({}, pdfNamed('open.pdf'));
  const { body: locked } = await board.add({ password: 'lock' }, pdfNamed('locked.pdf'));
  await boardAt({ url }, 'posts', 'ko', token).add({}, pdfNamed('catalog.pdf'));
  await ask(`${url}/api/admin/certificates/seed`, { method: 'POST', token });
  await ask(`${url}/api/quotes`, { json: quoteRequest() });
  return [
    '/ko',
    '/en',
    '/products?language=ko',
    '/api/docs',
    '/api/posts/ko?page=1&q=a&category=catalog',
    '/api/e-procurement/ko?page=1&q=a',
    '/api/certificates?language=ko',
    `/api/e-procurement/ko/${open.id}/pdf?token=a`,
    `/api/e-procurement/ko/${locked.id}/pdf?token=a`,
    '/api/admin/quotes?page=1&q=a&status=new',
    '/api/admin/quotes.csv?q=a&status=new',
    '/api/admin/audit?page=1&kind=quotes',
    '/api/admin/posts/ko?page=1&q=a',
  ].map((path) => url + path);
}

const folder = await mkdtemp(join(tmpdir(), 'wapiti-'));
const server = spawnServer({
  DATA_DIR: folder,
  UPLOADS_DIR: join(folder, 'uploads'),
  LOG_LEVEL: 'fatal',
  PUBLIC_URL: 'https://www.example.com',
  API_REQUESTS_PER_MINUTE: '1000000',
});
try {
  const url = await server.url;
  const token = await signIn({ url });
  const starts = await seed(url, token);
  const report = join(folder, 'report.json');
  const limits = [
    '--scope',
    'folder',
    '--max-scan-time',
    String(SECONDS),
    '--max-attack-time',
    String(SECONDS_A_MODULE),
  ];
  const places = ['--store-session', join(folder, 'session'), '--store-config', join(folder, 'config')];
  // It asks for Brotli, which it reads only where Python has it.
  const headers = ['--header', 'Accept-Encoding: gzip', '--header', `Authorization: Bearer ${token}`];
  const targets = ['--url', `${url}/`, ...starts.flatMap((start) => ['--start', start]), '--module', modules];
  const output = ['--no-bugreport', '--format', 'json', '--output', report];
  const scan = spawn('wapiti', [...targets, ...limits, ...places, ...headers, ...output], { stdio: 'inherit' });
  await once(scan, 'close');
  const { vulnerabilities, anomalies } = JSON.parse(await readFile(report, 'utf8')) as Report; // as wapiti writes it
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, findings]) =>
    findings
      .filter(({ info }) => !meant.includes(info))
      .map(({ method, path, parameter, info }) => ({ kind, method, path, parameter, info })),
  );
  console.table(found);
  console.log(`${found.length} found`);
  process.exitCode = found.length > 0 ? 1 : 0;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
