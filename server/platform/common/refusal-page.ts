import type { IncomingMessage } from 'node:http';

import type { ErrorCode } from '../../../shared/words/error.types.js';

import { refusalTexts } from './refusal-page.text.js';
import { requestLanguage } from './request-language.js';

type Asked = Pick<IncomingMessage, 'method' | 'headers'> & { originalUrl: string };

/** True if a browser would show the answer in a tab: it would show or save a refusal's JSON. */
function isNavigation({ method, headers }: Asked): boolean {
  const mode = headers['sec-fetch-mode'] ?? 'navigate';
  return method === 'GET' && mode === 'navigate' && (headers.accept ?? '').includes('text/html');
}

/** The page of the post that an address of the API belongs to; nothing of the address itself gets into the page. */
function postOf(url: string): { language: 'ko' | 'en'; path: string } | undefined {
  const [, kind, board, id] = /^\/api\/(posts|e-procurement)\/(ko|en)\/([\da-f]{24})\//.exec(url) ?? [];
  if (!kind || !id) return undefined;
  const language = board === 'en' ? 'en' : 'ko';
  return { language, path: `/${language}/${kind}/${id}` };
}

function wordsFor(code: ErrorCode) {
  if (code === 'post_password_required') return refusalTexts.locked;
  return code === 'not_found' ? refusalTexts.missing : refusalTexts.busy;
}

/** The page that tells a browser why it gets no file; undefined where a program asks. */
export function refusalPage(request: Asked, code: ErrorCode): string | undefined {
  if (!isNavigation(request)) return undefined;
  const post = postOf(request.originalUrl);
  const language = post?.language ?? requestLanguage(request);
  const { title, toPost, toSite } = refusalTexts;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title[language]}</title></head><body><main><h1>${title[language]}</h1>` +
    `<p>${wordsFor(code)[language]}</p>` +
    `<p><a href="${post?.path ?? `/${language}`}">${(post ? toPost : toSite)[language]}</a></p></main></body></html>`
  );
}
