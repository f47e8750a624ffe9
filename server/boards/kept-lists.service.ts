import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

import { Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';

import { SESSION_COOKIE } from '../admin/admin.guard.js';

import { collectionName } from './board-collections.js';
import type { Place } from './board-collections.js';
import { BoardEventsService } from './board-events.service.js';
import { Kept } from './kept.js';

/** Lists kept of one board. One of fifty posts with the longest titles is 50 KB. */
const MOST = 50;

/** Longer addresses ask for what nobody else asks for: characters. */
const LONGEST_ADDRESS = 1000;

/** The answer to a list as it was sent. */
export type KeptList = { headers: OutgoingHttpHeaders; body: Buffer; route: { path: string } };

/**
 * Lists of the boards as visitors got them, until their board changes. Given out only while this process is told of
 * changes, so none is older than `isCurrent` of the events allows.
 */
@Injectable()
export class KeptListsService {
  private readonly lists = new Kept<KeptList>(MOST);

  constructor(private readonly events: BoardEventsService) {
    events.onChange((collection) => this.lists.drop(collection));
  }

  /** The answer to this request, if it is kept and right. */
  find(request: IncomingMessage): KeptList | undefined {
    const place = askedList(request);
    return place && this.events.isCurrent ? this.lists.find(collectionName(place), request.url ?? '') : undefined;
  }

  /** To be called before the list is read; what it gives keeps the answer. Undefined where it is not to be kept. */
  begin(request: IncomingMessage): ((list: KeptList) => void) | undefined {
    const place = request.method === 'GET' ? askedList(request) : undefined;
    if (!place) return undefined;
    const keep = this.lists.begin(collectionName(place));
    return (list) => keep(request.url ?? '', list);
  }
}

/**
 * The board whose list a visitor asks for in the plainest way. Administrators, requests with a body and those that ask
 * for a newer version than they have do not.
 */
function askedList({ url = '', method, headers }: IncomingMessage): Place | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS) return undefined;
  const [, kind, board] = /^\/api\/(posts|e-procurement)\/(ko|en)(?:\?|$)/.exec(url) ?? [];
  if (!kind || !board || headers.authorization !== undefined) return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  if (headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined) return undefined;
  if (headers.cookie?.includes(SESSION_COOKIE) && parseCookie(headers.cookie)[SESSION_COOKIE]) return undefined;
  return { kind, board } as Place; // as the pattern has found them
}
