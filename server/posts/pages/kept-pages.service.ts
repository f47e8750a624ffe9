import type { IncomingMessage, ServerResponse } from 'node:http';

import { Injectable } from '@nestjs/common';

import { BoardCache } from '../lists/cache.js';
import { isPlain } from '../lists/plain-request.js';
import { BoardEventsService } from '../boards/events.service.js';
import { postAt } from '../../../shared/posts/address.js';
import { dayInKorea } from '../../../shared/words/korea.js';
import { compressed, encodingOf, sendAnswer } from '../../site/send-answer.js';
import type { AnswerHead, Encoding } from '../../site/send-answer.js';
import { SiteService } from '../../site/site.service.js';
import type { PageAnswer } from '../../site/posts/page.js';

/** Bytes, of each kind of board. A page has about 16 KB. */
const MOST = 8 * 1024 * 1024;
/** Largest part of an answer beside its body: bytes. */
const HEAD = 1024;

const PAGE = /^(\/(?:ko|en)\/(?:posts|e-procurement)\/)([\da-fA-F]{24}|feed\.xml)(\?.*)?$/;

/** Requested page: kind of board, name, encoding; and the route's name in measurements. */
export type AskedPage = { kind: string; name: string; encoding: Encoding; route: { path: string } };

/** `until`: ms since 1970. */
export type KeptPage = { head: AnswerHead; body: Buffer; until: number };

/** Posts and their translations show each other. */
const kindIn = (collection: string) => collection.replace(/^(?:ko|en)-/, '');

/**
 * Pages of posts and feeds as they were sent, until their board, the words of the site or the day change, or a tender
 * closes. Nothing that a password opens is among them.
 */
@Injectable()
export class KeptPagesService {
  private readonly pages = new BoardCache<KeptPage>(MOST, ({ body }) => body.buffer.byteLength + HEAD);

  constructor(
    private readonly events: BoardEventsService,
    private readonly site: SiteService,
  ) {
    // Neither shows a count of views.
    events.onChange((collection, isView) => {
      if (!isView) this.pages.drop(kindIn(collection));
    });
  }

  /** The page or feed that a plain request asks for. */
  asked(request: IncomingMessage): AskedPage | undefined {
    const [, start, id, search = ''] = PAGE.exec(request.url ?? '') ?? [];
    const post = start && id && isPlain(request) ? postAt({ pathname: start + id, search }) : undefined;
    if (!start || !id || !post) return undefined;
    const encoding = encodingOf(request);
    const place = [start, post.board, id, encoding];
    const name = [...place, this.site.templates.version, dayInKorea(Date.now())].join(' ');
    return { kind: post.kind, name, encoding, route: { path: start + (id === 'feed.xml' ? id : ':id') } };
  }

  /** The kept answer, with every change that was answered before this call. */
  find(asked: AskedPage): KeptPage | undefined {
    const page = this.events.isCurrent ? this.pages.find(asked.kind, asked.name) : undefined;
    return page && Date.now() < page.until ? page : undefined;
  }

  /** Call it before reading what the answer shows; the returned function keeps it. Undefined where it is not kept. */
  begin(request: IncomingMessage): ((page: KeptPage) => void) | undefined {
    const asked = this.asked(request);
    if (!asked) return undefined;
    const keep = this.pages.begin(asked.kind);
    return (page) => keep(asked.name, page);
  }

  /** Sends an answer, and keeps one that shows its post. */
  async send(
    { html, until, ...head }: PageAnswer,
    keep: ((page: KeptPage) => void) | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const keepOpen = head.status === 200 ? keep : undefined;
    const encoding = encodingOf(request);
    const body = await compressed(html, encoding, keepOpen !== undefined);
    keepOpen?.({ head, body, until });
    sendAnswer(head, body, encoding, request, response);
  }
}
