import { boardKinds } from '../../shared/posts/boards.types.ts';
import { languages } from '../../shared/words/localized.types.ts';
import { SAMPLE_PASSWORD } from '../../shared/admin/samples.types.ts';
import { boardAt } from '../../test/support/makers/boards.ts';
import { documentAt } from '../../test/support/makers/content-api.ts';
import { quoteRequest } from '../../test/support/makers/factories.ts';
import { ask, eventually, signIn } from '../../test/support/site/http.ts';
import { openMailbox } from '../../test/support/site/mailbox.ts';
import { askRaw } from '../../test/support/site/raw-http.ts';
import { spawnServer } from '../../test/support/site/server-process.ts';
import type { Shown } from './shown.ts';

const ORIGIN = 'https://www.example.com';

/** Addresses that no page names. */
const unnamed = ['/', '/ko', '/en', '/fr/products', '/ko/nothing', '/robots.txt', '/sitemap.xml', '/api/docs-json'];
const sheet = '/api/data-sheets/conditions?hotTempIn=115&hotTempOut=55&coldTempIn=45&hotFlowRate=25&language=';

/** Different at every answer, or following from the rest. */
const passing = ['date', 'etag', 'last-modified', 'x-request-id', 'content-length', 'keep-alive', 'connection'];

/** Paths of the site in quotes or between tags. Scripts are compared as built, and streams of events do not end. */
function pathsIn(text: string): string[] {
  const found = text
    .replaceAll('&amp;', '&')
    .matchAll(/(?<=["'>])(?:https:\/\/www\.example\.com)?(\/[\w%][^"'<>\\\s#]*)/g);
  return [...found].flatMap(([, path = '']) => (/^\/assets\/|^\/api\/admin|\/events$|[{}]/.test(path) ? [] : [path]));
}

/** Asks for these addresses and for all that the answers name. */
async function follow(shown: Shown, url: string, when: string, addresses: readonly string[]): Promise<void> {
  const paths = new Set(addresses);
  for (const path of paths) {
    const { status, headers, body, text } = await askRaw(url, path);
    const kept = Object.entries(headers).filter(([name]) => !passing.includes(name));
    const head = [status, ...kept.map(([name, value]) => `${name}: ${String(value)}`), ''].join('\n');
    await shown.add(`answers ${when}`, `${when}: ${path}`, body, head);
    if (/html|xml|json/.test(headers['content-type'] ?? '') && path !== '/api/docs-json')
      for (const each of pathsIn(text)) paths.add(each);
  }
}

/** Adds the lists and posts of all boards, the locked ones with their password; the addresses that they name. */
async function openPosts(shown: Shown, url: string): Promise<string[]> {
  const addresses: string[] = [];
  const add = async (name: string, body: unknown) => {
    const text = JSON.stringify(body);
    await shown.add('lists and posts', name, Buffer.from(text));
    addresses.push(...pathsIn(text));
  };
  for (const kind of boardKinds)
    for (const name of languages) {
      const board = boardAt({ url }, kind, name);
      const { body: list } = await board.list();
      await add(`list: ${kind} ${name}`, list);
      for (const { id } of list.items) {
        await add(`post: ${kind} ${name} ${id}`, (await board.open(id, { password: SAMPLE_PASSWORD })).body);
        addresses.push(`/${name}/${kind}/${id}`);
      }
    }
  return addresses;
}

/** Adds what a server answers: with samples, to requests, and after the company has got another name. */
export async function addAnswers(shown: Shown, program: string, settings: Record<string, string>): Promise<void> {
  const mailbox = await openMailbox();
  const server = spawnServer({ ...settings, PUBLIC_URL: ORIGIN, SMTP_URL: mailbox.url }, [program]);
  try {
    const url = await server.url;
    const token = await signIn({ url });
    await ask(`${url}/api/admin/samples`, { method: 'POST', token });
    const addresses = [...unnamed, `${sheet}ko`, `${sheet}en`, ...(await openPosts(shown, url))];
    await follow(shown, url, 'at first', addresses);

    for (const language of languages)
      await ask(`${url}/api/quotes`, { json: quoteRequest({ products: ['heat-exchanger'], language }) });
    const letters = await eventually(
      async () => mailbox.letters,
      ({ length }) => length === 2 * languages.length,
    );
    for (const { subject = '', text, html } of letters.toSorted((a, b) => (`${a.subject}` < `${b.subject}` ? -1 : 1)))
      await shown.add('e-mails', `e-mail: ${subject}`, Buffer.from(`${text}\n${html}`));

    const company = documentAt({ url }, token, 'company');
    const { value } = await company.open();
    await company.save({ ...value, name: { ko: '다른열교환기', en: 'Other Heat Exchanger' } }, value);
    await company.publish(...languages);
    await follow(shown, url, 'as published', addresses);
  } finally {
    await server.stop();
    await mailbox.close();
  }
}
