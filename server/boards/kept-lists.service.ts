import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

import { Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';

import { SESSION_COOKIE } from '../admin/admin.guard.js';

import { collectionName, places } from './board-collections.js';
import type { Place } from './board-collections.js';
import { BoardEventsService } from './board-events.service.js';

/** Lists kept of one board; the one not asked for longest makes room. Fifty posts with the longest titles are 50 KB. */
const MOST = 50;

/** Longer addresses ask for what nobody else asks for: characters. */
const LONGEST_ADDRESS = 1000;

/** The answer to a list as it was sent. */
export type KeptList = { headers: OutgoingHttpHeaders; body: Buffer; route: { path: string } };

type BoardLists = { version: number; lists: Map<string, KeptList> };

/** What is noted before a list is read, so that it is kept only if nothing has changed when it has been sent. */
export type ListRead = { keep: (list: KeptList) => void };

/**
 * Lists of the boards as visitors got them, until their board changes. Given out only while this process is told of
 * changes, so none is older than `isCurrent` of the events allows.
 */
@Injectable()
export class KeptListsService {
  private readonly boards = new Map<string, BoardLists>(
    places.map((place) => [collectionName(place), { version: 0, lists: new Map() }]),
  );

  constructor(private readonly events: BoardEventsService) {
    events.onChange((collection) => this.dropAll(collection));
  }

  /** The answer to this request, if it is kept and right. */
  find(request: IncomingMessage): KeptList | undefined {
    const asked = askedList(request);
    if (!asked || !this.events.isCurrent) return undefined;
    const lists = this.boards.get(collectionName(asked))?.lists;
    const list = lists?.get(asked.url);
    if (!lists || !list) return undefined;
    lists.delete(asked.url);
    lists.set(asked.url, list);
    return list;
  }

  /** To be called before the list is read; undefined where its answer is not to be kept. */
  begin(request: IncomingMessage): ListRead | undefined {
    const asked = request.method === 'GET' ? askedList(request) : undefined;
    const board = asked && this.boards.get(collectionName(asked));
    if (!asked || !board) return undefined;
    const { version } = board;
    return {
      keep: (list) => {
        if (board.version !== version || !this.events.isCurrent) return;
        board.lists.set(asked.url, list);
        const [oldest] = board.lists.keys();
        if (board.lists.size > MOST && oldest !== undefined) board.lists.delete(oldest);
      },
    };
  }

  /** Forgets the lists of a board: what this process has changed is seen by the next request to it. */
  drop(place: Place): void {
    this.dropAll(collectionName(place));
  }

  private dropAll(collection: string): void {
    const board = this.boards.get(collection);
    if (!board) return;
    board.version += 1;
    board.lists.clear();
  }
}

/**
 * The list that a visitor asks for in the plainest way. Administrators, requests with a body and those that ask for a
 * newer version than they have are none of these.
 */
function askedList({ url = '', method, headers }: IncomingMessage): (Place & { url: string }) | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS) return undefined;
  const [, kind, board] = /^\/api\/(posts|e-procurement)\/(ko|en)(?:\?|$)/.exec(url) ?? [];
  if (!kind || !board || headers.authorization !== undefined) return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  if (headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined) return undefined;
  if (headers.cookie?.includes(SESSION_COOKIE) && parseCookie(headers.cookie)[SESSION_COOKIE]) return undefined;
  return { kind, board, url } as Place & { url: string }; // as the pattern has found them
}
