import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

import { Injectable } from '@nestjs/common';

import { collectionName } from '../boards/collections.js';
import type { BoardRef } from '../boards/collections.js';
import { BoardEventsService } from '../boards/events.service.js';
import { isInApp } from '../../../shared/posts/in-app.js';
import { dayInKorea } from '../../../shared/words/korea.js';

import { BoardCache } from './cache.js';
import { isPlain } from './plain-request.js';

/** Bytes per board. A list of fifty posts with the longest titles is 50 KB. */
const MOST = 2.5 * 1024 * 1024;
/** Largest part of an answer beside its body: bytes. */
const HEAD = 2048;

export type CachedList = { headers: OutgoingHttpHeaders; body: Buffer; route: { path: string } };

/**
 * Lists as they were sent to visitors, and the heads of open posts' PDFs, until their board changes. Used only while this
 * process hears of changes.
 */
@Injectable()
export class CachedListsService {
  private readonly lists = new BoardCache<CachedList>(MOST, ({ body }) => body.length + HEAD);

  constructor(private readonly events: BoardEventsService) {
    events.onChange((collection) => this.lists.drop(collection));
  }

  find(request: IncomingMessage): CachedList | undefined {
    const board = boardAsked(request);
    return board && this.events.isCurrent ? this.lists.find(collectionName(board), keyOf(request)) : undefined;
  }

  /**
   * Call it before reading the answer; the returned function caches the answer. Undefined for a request that is not
   * cached.
   */
  begin(request: IncomingMessage): ((list: CachedList) => void) | undefined {
    const board = boardAsked(request);
    if (!board) return undefined;
    const keep = this.lists.begin(collectionName(board));
    const key = keyOf(request);
    return (list) => keep(key, list);
  }
}

/** Posts are pinned by the day, so no answer outlives the one on which it was asked for. Apps get PDFs to be shown. */
const keyOf = ({ url = '', headers }: IncomingMessage) =>
  `${dayInKorea(Date.now())} ${isInApp(headers['user-agent'])} ${url}`;

const LIST = /^\/api\/(posts|e-procurement)\/(ko|en)(?:\?(?!.*\bstate\b)|$)/;
const PDF = /^\/api\/(posts|e-procurement)\/(ko|en)\/[\da-f]{24}\/pdf$/;

/** The board of a plain request for a list that time does not change, or for the head of a PDF without a token. */
function boardAsked(request: IncomingMessage): BoardRef | undefined {
  const { url = '', method } = request;
  const [, kind, name] = LIST.exec(url) ?? (method === 'HEAD' ? PDF.exec(url) : null) ?? [];
  if (!kind || !name || !isPlain(request)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the patterns find boards only
  return { kind, name } as BoardRef;
}
