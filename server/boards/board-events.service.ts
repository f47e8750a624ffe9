import { setTimeout as sleep } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Response } from 'express';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { collectionName, places } from './board-collections.js';
import type { Place } from './board-collections.js';

/** Proxies cut connections on which nothing comes: ms. */
const HEARTBEAT = 20_000;
const LONGEST_WAIT = 10_000;

/** How long the database waits for a change before it says that there is none: ms. */
const TURN = 250;
/** Who has heard nothing for so long may have missed something: ms. */
const SILENCE = 900;
/** Browsers ask again at once, and perhaps another process: that one is to have heard of the change by then: ms. */
const HEAD_START = 100;

type Change = { ns?: { coll: string }; operationType: string; fields: string[] };
type ChangeStream = { closed: boolean; tryNext: () => Promise<Change | null>; close: () => Promise<void> };
type Tell = (collection: string, isView: boolean) => void;

/**
 * Tells browsers that a board has changed, whichever process changed it: one change stream of the database for this
 * process, handed on to all who listen.
 */
@Injectable()
export class BoardEventsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('BoardEvents');
  private readonly listeners = new Map<string, Set<Response>>(
    places.map((place) => [collectionName(place), new Set()]),
  );
  private stream: ChangeStream | undefined;
  private readonly tells: Tell[] = [];
  private heardAt = Number.NEGATIVE_INFINITY;
  private heartbeat: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  onApplicationBootstrap(): void {
    this.heartbeat = setInterval(() => this.send([...this.listeners.keys()], ': still here\n\n'), HEARTBEAT);
    this.heartbeat.unref();
    void this.watch();
  }

  async onModuleDestroy(): Promise<void> {
    this.end();
    await this.stream?.close().catch(() => undefined);
  }

  /** Calls `tell` at once for every change of a collection of posts, a counted view too, and after a break for all. */
  onChange(tell: Tell): void {
    this.tells.push(tell);
  }

  /** Tells this process at once of what it has changed; the browsers are told when the database says so. */
  changedHere(place: Place, { isView = false } = {}): void {
    this.tell(collectionName(place), isView);
  }

  /** Whether every change that is older than a second was told. */
  get isCurrent(): boolean {
    return performance.now() - this.heardAt < SILENCE;
  }

  /** How many streams are open. */
  get listening(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Ends every open stream, so that the server can stop; browsers come back by themselves. */
  end(): void {
    this.isEnding = true;
    clearInterval(this.heartbeat);
    for (const response of [...this.listeners.values()].flatMap((set) => [...set])) response.end();
  }

  /** Keeps the answer open and writes to it whenever the board changes. */
  listen(place: Place, response: Response): void {
    const listening = this.listeners.get(collectionName(place));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // nginx would collect the answer otherwise
      'X-Accel-Buffering': 'no',
    });
    response.write('retry: 2000\n\n');
    if (this.isEnding || response.req.method === 'HEAD') {
      response.end();
      return;
    }
    listening?.add(response);
    response.on('close', () => listening?.delete(response));
  }

  /** Watches until the end; after a break, whatever may have been missed is told as a change of every board. */
  private async watch(): Promise<void> {
    const collections = [...this.listeners.keys()];
    for (let failures = 0; !this.isEnding; failures += 1) {
      try {
        // The driver's own stream: mongoose's has no such method.
        const stream: ChangeStream = this.connection
          .getClient()
          .db(this.connection.name)
          .watch([{ $match: { 'ns.coll': { $in: collections } } }, essence], { maxAwaitTimeMS: TURN });
        this.stream = stream;
        // Opens it: what changes from here on is told by the stream, what changed before by the next line.
        await stream.tryNext();
        this.changed(collections);
        failures = 0;
        while (!stream.closed) {
          const asked = performance.now();
          const change = await stream.tryNext();
          if (change?.ns) this.changed([change.ns.coll], isView(change));
          // The driver mends some breaks by itself: then the answer is from later, and all the better.
          this.heardAt = asked;
        }
      } catch (error) {
        if (this.isEnding) return;
        this.logger.warn(`board events interrupted: ${(error as mongoose.mongo.MongoError).message}`);
      }
      this.heardAt = Number.NEGATIVE_INFINITY;
      await sleep(Math.min(500 * 2 ** Math.min(failures, 10), LONGEST_WAIT), undefined, { ref: false });
    }
  }

  private tell(collection: string, isView: boolean): void {
    for (const tell of this.tells) tell(collection, isView);
  }

  private changed(collections: readonly string[], isCountedView = false): void {
    for (const collection of collections) this.tell(collection, isCountedView);
    if (isCountedView) return;
    setTimeout(() => this.send(collections, 'event: changed\ndata: {}\n\n'), HEAD_START).unref();
  }

  private send(collections: readonly string[], text: string): void {
    if (this.isEnding) return;
    for (const response of collections.flatMap((name) => [...(this.listeners.get(name) ?? [])])) {
      // One who has not taken what came before is not there any more: what is held for him would grow for ever.
      if (response.writableNeedDrain) response.destroy();
      else response.write(text);
    }
  }
}

/** Of a change what it is about, without the words of the post. */
const essence = {
  $project: {
    'ns.coll': 1,
    operationType: 1,
    fields: {
      $map: { input: { $objectToArray: { $ifNull: ['$updateDescription.updatedFields', {}] } }, in: '$$this.k' },
    },
  },
};

/** Counting a view changes nothing that others are waiting for. */
const isView = ({ operationType, fields }: Change) =>
  operationType === 'update' && fields.every((field) => field === 'viewCount');
