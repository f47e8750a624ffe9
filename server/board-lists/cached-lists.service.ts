import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

import { Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';

import { SESSION_COOKIE } from '../admin/admin.guard.js';

import { collectionName } from '../boards/collections.js';
import type { BoardRef } from '../boards/collections.js';
import { BoardEventsService } from '../boards/events.service.js';
import { dayInKorea } from '../post-view/korea.js';
import { BoardCache } from './cache.js';

/** Cached lists per board. A list of fifty posts with the longest titles is 50 KB. */
const MOST = 50;

/** Characters. Nobody else asks for a longer address. */
const LONGEST_ADDRESS = 1000;

export type CachedList = { headers: OutgoingHttpHeaders; body: Buffer; route: { path: string } };

/** Lists as they were sent to visitors, until their board changes. Used only while this process hears of changes. */
@Injectable()
export class CachedListsService {
  private readonly lists = new BoardCache<CachedList>(MOST);

  constructor(private readonly events: BoardEventsService) {
    events.onChange((collection) => this.lists.drop(collection));
  }

  find(request: IncomingMessage): CachedList | undefined {
    const board = askedList(request);
    return board && this.events.isCurrent ? this.lists.find(collectionName(board), keyOf(request)) : undefined;
  }

  /**
   * Call it before reading the list; the returned function caches the answer. Undefined for a request that is not
   * cached.
   */
  begin(request: IncomingMessage): ((list: CachedList) => void) | undefined {
    const board = request.method === 'GET' ? askedList(request) : undefined;
    if (!board) return undefined;
    const keep = this.lists.begin(collectionName(board));
    const key = keyOf(request);
    return (list) => keep(key, list);
  }
}

/** Posts are pinned by the day: no list outlives the one on which it was asked for. */
const keyOf = ({ url = '' }: IncomingMessage) => `${dayInKorea(Date.now())} ${url}`;

/** The board of a plain list request: no session, no body, no conditional headers, and nothing that time changes. */
function askedList({ url = '', method, headers }: IncomingMessage): BoardRef | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS) return undefined;
  const [, kind, name] = /^\/api\/(posts|e-procurement)\/(ko|en)(?:\?(?!.*\bstate\b)|$)/.exec(url) ?? [];
  if (!kind || !name || headers.authorization !== undefined) return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  if (headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined) return undefined;
  if (headers.cookie?.includes(SESSION_COOKIE) && parseCookie(headers.cookie)[SESSION_COOKIE]) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pattern finds boards only
  return { kind, name } as BoardRef;
}
