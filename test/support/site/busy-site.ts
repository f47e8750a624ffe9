import type { QuoteReceipt } from '../../../shared/requests/quotes.types.js';

import { boardAt, pdfNamed } from '../makers/boards.js';
import { quoteRequest } from '../makers/factories.js';
import { ask } from './http.js';

type Site = { url: string };

/** Things that a site has acknowledged: references, and the files of posts by the post's id. */
export type Taken = { quotes: string[]; posts: Map<string, Buffer> };

/** Sends a quote request and returns its reference. */
export const sendQuote = async ({ url }: Site) =>
  (await ask<QuoteReceipt>(`${url}/api/quotes`, { json: quoteRequest() })).body.reference;

/**
 * Sends requests and posts with files without end, changes the file of each third post and takes each fifth away again
 * for good. `taken` grows, without those; `stop` waits for what was begun.
 */
export function keepBusy(site: Site, token: string): { taken: Taken; stop: () => Promise<void> } {
  const taken: Taken = { quotes: [], posts: new Map() };
  const board = boardAt(site, 'posts', 'ko', token);
  const stopping = new AbortController();
  const untilStopped = async (work: (turn: number) => Promise<void>) => {
    for (let turn = 1; !stopping.signal.aborted; turn += 1) await work(turn);
  };
  const quotes = untilStopped(async () => void taken.quotes.push(await sendQuote(site)));
  const posts = untilStopped(async (turn) => {
    const first = pdfNamed('도면.pdf', 1000 + turn * 1777);
    const { id } = (await board.add({ title: `${turn}` }, first)).body;
    if (turn % 5 === 0) {
      await board.remove(id);
      await board.purge(id);
      return;
    }
    const second = pdfNamed('도면.pdf', 2000 + turn * 1777);
    if (turn % 3 === 0) await board.change(id, {}, second);
    taken.posts.set(id, turn % 3 === 0 ? second.bytes : first.bytes);
  });
  return {
    taken,
    stop: async () => {
      stopping.abort();
      await Promise.all([quotes, posts]);
    },
  };
}

/** Which of these posts' files a site does not give as they were sent. */
export async function wrongFiles({ url }: Site, posts: Taken['posts']): Promise<string[]> {
  const wrong: string[] = [];
  for (const [id, bytes] of posts) {
    const answer = await fetch(`${url}/api/posts/ko/${id}/pdf`);
    if (!answer.ok || !Buffer.from(await answer.arrayBuffer()).equals(bytes)) wrong.push(id);
  }
  return wrong;
}
