import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Response } from 'express';
import type { Connection } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import { networkOf } from '../../platform/http/network.js';
import { messageOf } from '../../platform/common/thrown.js';
import { dayInKorea } from '../../../shared/words/korea.js';
import type { Config } from '../../platform/config.js';
import { beginReading, confirm, endReading, READERS, SILENCE, untilHeard } from '../../platform/database/readers.js';

import { allBoards, collectionName } from './collections.js';
import type { BoardRef } from './collections.js';

/** Proxies cut silent connections: ms. */
const HEARTBEAT = 20_000;
const LONGEST_WAIT = 10_000;

/** Seconds until an address with too many streams may try again. */
const RETRY_AFTER = 30;

/** The database's longest wait for a change before it answers with none: ms. */
const TURN = 250;
/** Browsers ask again at once, perhaps another process, which must have heard of the change by then: ms. */
const HEAD_START = 100;

type Change = { ns?: { coll: string }; operationType: string; fields: string[]; asked?: number };
type ChangeStream = {
  closed: boolean;
  bufferedCount: () => number;
  tryNext: () => Promise<Change | null>;
  close: () => Promise<void>;
};
type Tell = (collection: string, isView: boolean) => void;

/**
 * Tells browsers when a board changes, whichever process changed it. One change stream per process serves all
 * listeners.
 */
@Injectable()
export class BoardEventsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('BoardEvents');
  private readonly listeners = new Map<string, Set<Response>>(
    allBoards.map((board) => [collectionName(board), new Set()]),
  );
  private stream: ChangeStream | undefined;
  private readonly held = new Map<string, number>();
  private readonly tells: Tell[] = [];
  /** The id under which other processes wait for this one. */
  private reader: string | undefined;
  private heardAt = Number.NEGATIVE_INFINITY;
  private heartbeat: NodeJS.Timeout | undefined;
  private isEnding = false;
  private day = dayInKorea(Date.now());

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.heartbeat.unref();
    void this.watch();
  }

  async onModuleDestroy(): Promise<void> {
    this.end();
    await this.stream?.close().catch(() => undefined);
    await this.leave();
  }

  /** Calls `tell` for every change of a board, counted views included, and after a break for all boards. */
  onChange(tell: Tell): void {
    this.tells.push(tell);
  }

  /**
   * Tells this process, and waits until others have heard of the change: to be awaited before it is answered. Browsers
   * are told when the change stream reports it.
   */
  async changedHere(boards: readonly BoardRef[]): Promise<void> {
    for (const board of boards) this.tell(collectionName(board), false);
    await untilHeard(this.connection, this.reader);
  }

  /** Tells this process of a counted view. */
  viewedHere(board: BoardRef): void {
    this.tell(collectionName(board), true);
  }

  /**
   * True if this process has heard of every change that a process has answered, and of those of other programs that are
   * older than a second.
   */
  get isCurrent(): boolean {
    return !this.isEnding && performance.now() - this.heardAt < SILENCE;
  }

  get listening(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Ends every open stream, so that the server can stop; browsers reconnect. */
  end(): void {
    this.isEnding = true;
    clearInterval(this.heartbeat);
    for (const response of [...this.listeners.values()].flatMap((set) => [...set])) response.end();
  }

  /**
   * Holds the answer open and writes to it when the board changes. Throws `too_many_requests` for an address with too
   * many streams.
   */
  listen(board: BoardRef, address: string, response: Response): void {
    const listening = this.listeners.get(collectionName(board));
    const network = networkOf(address);
    const held = this.held.get(network) ?? 0;
    if (held >= this.config.streamsPerAddress) throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER });
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
    this.held.set(network, held + 1);
    response.on('close', () => {
      listening?.delete(response);
      const left = (this.held.get(network) ?? 1) - 1;
      if (left > 0) this.held.set(network, left);
      else this.held.delete(network);
    });
  }

  /** After a break every board is told to have changed, because changes may have been missed. */
  private async watch(): Promise<void> {
    for (let failures = 0; !this.isEnding; failures += 1) {
      try {
        await this.follow(() => (failures = 0));
      } catch (error) {
        if (this.isEnding) return;
        this.logger.warn(`board events interrupted: ${messageOf(error)}`);
      }
      this.heardAt = Number.NEGATIVE_INFINITY;
      void this.leave();
      await sleep(Math.min(500 * 2 ** Math.min(failures, 10), LONGEST_WAIT), undefined, { ref: false });
    }
  }

  /** Follows one stream until it ends or fails. Calls `onSteady` when it has lasted for the longest pause. */
  private async follow(onSteady: () => void): Promise<void> {
    const collections = [...this.listeners.keys()];
    const id = randomUUID();
    let asked = performance.now();
    // The driver's own stream: mongoose's has no such method.
    const stream: ChangeStream = this.connection
      .getClient()
      .db(this.connection.name)
      .watch([{ $match: toldTo(id, collections) }, essence], { maxAwaitTimeMS: TURN });
    this.stream = stream;
    try {
      // Opens the stream: later changes come through it, earlier ones are told below.
      await stream.tryNext();
      // Before that, nobody may wait for this process: it would not hear of it.
      this.reader = id;
      await beginReading(this.connection, id);
      this.changed(collections);
      const opened = performance.now();
      let owed: number | undefined;
      while (!stream.closed) {
        // The time of asking, because the driver may have reconnected before it answered.
        if (stream.bufferedCount() === 0) asked = performance.now();
        const change = await stream.tryNext();
        if (change?.ns?.coll === READERS) owed = change.asked ?? owed ?? 0;
        else if (change?.ns) this.changed(this.shownBy(change.ns.coll), isView(change));
        if (stream.bufferedCount() > 0) continue;
        // Until this is stored nothing newer counts as heard: a write that does not see it in time gives this process up.
        if (owed !== undefined) await confirm(this.connection, id, owed);
        owed = undefined;
        this.heardAt = asked;
        // A database too slow for the writes that wait breaks each stream soon: the pauses go on growing.
        if (asked - opened > LONGEST_WAIT) onSteady();
      }
    } finally {
      // The driver closes a stream that fails, but not one that is left.
      await stream.close().catch(() => undefined);
    }
  }

  /** Ends the waiting of writes for this process, which answers nothing from memory. */
  private async leave(): Promise<void> {
    const { reader } = this;
    this.reader = undefined;
    if (reader) await endReading(this.connection, reader).catch(() => undefined);
  }

  /** At midnight in Korea posts lose their first places. */
  private beat(): void {
    const collections = [...this.listeners.keys()];
    const day = dayInKorea(Date.now());
    if (day === this.day) this.send(collections, ': still here\n\n');
    else this.changed(collections);
    this.day = day;
  }

  /** The boards that a collection shows. */
  private shownBy(name: string): readonly string[] {
    return this.listeners.has(name) ? [name] : [...this.listeners.keys()];
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
      // The client has not read the previous event: drop it, or its buffer grows without end.
      if (response.writableNeedDrain) response.destroy();
      else response.write(text);
    }
  }
}

/** The stream carries no words of posts. */
const essence = {
  $project: {
    'ns.coll': 1,
    operationType: 1,
    asked: '$updateDescription.updatedFields.asked',
    fields: {
      $map: { input: { $objectToArray: { $ifNull: ['$updateDescription.updatedFields', {}] } }, in: '$$this.k' },
    },
  },
};

/** Boards show titles by the administrators' setting, which is in this document. */
const SETTINGS = { 'ns.coll': 'admin-settings', 'documentKey._id': 'site' };

/** Changes of the boards, of the style of titles, and what writes ask the process of this id. */
const toldTo = (id: string, collections: readonly string[]) => ({
  $or: [
    { 'ns.coll': { $in: collections } },
    SETTINGS,
    { 'ns.coll': READERS, 'documentKey._id': id, 'updateDescription.updatedFields.heard': { $exists: false } },
    { 'ns.coll': READERS, operationType: 'drop' },
  ],
});

/** Nobody waits for a counted view. */
const isView = ({ operationType, fields }: Change) =>
  operationType === 'update' && fields.every((field) => field === 'viewCount');
