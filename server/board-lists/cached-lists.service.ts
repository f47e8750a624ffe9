import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

import { Injectable } from '@nestjs/common';

import { collectionName } from '../boards/collections.js';
import type { BoardRef } from '../boards/collections.js';
import { BoardEventsService } from '../boards/events.service.js';
import { dayInKorea } from '../post-view/korea.js';
import { BoardCache } from './cache.js';
import { isPlain } from './plain-request.js';

/** Cached lists per board. A list of fifty posts with the longest titles is 50 KB. */
const MOST = 50;

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

/** The board of a plain list request that asks for nothing that time changes. */
function askedList(request: IncomingMessage): BoardRef | undefined {
  const [, kind, name] = /^\/api\/(posts|e-procurement)\/(ko|en)(?:\?(?!.*\bstate\b)|$)/.exec(request.url ?? '') ?? [];
  if (!kind || !name || !isPlain(request)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pattern finds boards only
  return { kind, name } as BoardRef;
}
