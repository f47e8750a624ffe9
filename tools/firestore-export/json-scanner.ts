import {
  CLOSE_LIST,
  CLOSE_MAP,
  closingQuote,
  COLON,
  COMMA,
  isEscaped,
  LINE_FEED,
  OPEN_LIST,
  OPEN_MAP,
  parseJson,
  QUOTE,
} from './json.js';
import { Pieces } from './pieces.js';
import type { Piece, ReadLimits } from './reading.types.js';

/** A name in a map or a place in a list. */
export type Step = string | number;

/** A value at the level of the documents (or one above it that is no map and no list), and where it stands. */
export type Member = Piece & { path: readonly Step[]; line: number };

type Container = { opened: number; step?: Step };

/** The next thing to read; after an error, all is `lost` up to the next member. */
type State = 'name' | 'value' | 'done' | 'lost';

const SPACE = 0x20;
const closerOf = (opened: number): number => (opened === OPEN_MAP ? CLOSE_MAP : CLOSE_LIST);

/**
 * Finds where each document in a JSON text begins and ends, chunk by chunk, and keeps no more than one of them. It
 * follows brackets, texts and escapes only; whether a document is JSON shows when it is parsed.
 */
export class JsonScanner {
  private line = 1;
  private state: State = 'value';
  /** The lists and maps above the documents that are open. */
  private readonly containers: Container[] = [];
  /** Those in the document. */
  private readonly nested: number[] = [];
  /** Number of open ones beyond those whose kind is kept. */
  private deeper = 0;
  private inText = false;
  private escaped = false;
  /** The next end of a line in the chunk. */
  private lineEnd = -1;
  private chunk: Buffer = Buffer.alloc(0);
  /** Position in the chunk from which the current value goes on, or -1 before its beginning. */
  private start = -1;
  private startLine = 1;
  private readonly pieces: Pieces;
  private found: Member[] = [];

  /** `level` is how many lists and maps are around the documents. */
  constructor(
    private readonly level: number,
    private readonly limits: ReadLimits,
  ) {
    this.pieces = new Pieces(limits.documentBytes);
  }

  /** The documents that end in this chunk. */
  feed(chunk: Buffer): readonly Member[] {
    this.chunk = chunk;
    this.lineEnd = -1;
    if (this.start !== -1) this.start = 0;
    let at = 0;
    while (at < chunk.length) at = this.inText ? this.skipText(at) : this.step(at);
    if (this.start !== -1) this.pieces.add(chunk.subarray(this.start));
    return this.taken();
  }

  /** Containers still open at the end of the text are cut. */
  end(): readonly Member[] {
    this.chunk = Buffer.alloc(0);
    if (this.start !== -1) this.start = 0;
    const isOpen = this.containers.length > 0 || this.nested.length > 0 || this.inText;
    if (isOpen) this.found.push({ path: this.path(), line: this.line, problem: 'cut' });
    else this.endMember(0);
    return this.taken();
  }

  private taken(): readonly Member[] {
    const { found } = this;
    this.found = [];
    return found;
  }

  /** A text in which a line ends is broken: it ends there, so that what comes behind can be read. */
  private skipText(from: number): number {
    const { chunk } = this;
    const start = this.escaped ? from + 1 : from;
    const quote = closingQuote(chunk, start);
    const end = quote === -1 ? chunk.length : quote;
    const lineEnd = this.nextLineEnd(from);
    this.inText = quote === -1 && lineEnd >= end;
    this.escaped = this.inText && isEscaped(chunk, start, end);
    if (lineEnd < end) return lineEnd;
    return quote === -1 ? end : end + 1;
  }

  private nextLineEnd(from: number): number {
    if (this.lineEnd < from) {
      const found = this.chunk.indexOf(LINE_FEED, from);
      this.lineEnd = found === -1 ? Infinity : found;
    }
    return this.lineEnd;
  }

  private step(at: number): number {
    const byte = this.chunk[at] ?? SPACE;
    if (byte <= SPACE) {
      if (byte === LINE_FEED) this.line += 1;
    } else if (byte === QUOTE) {
      this.begin(at);
      this.inText = true;
    } else if (byte === OPEN_MAP || byte === OPEN_LIST) this.open(byte, at);
    else if (byte === CLOSE_MAP || byte === CLOSE_LIST) this.close(byte, at);
    else if (byte === COMMA && this.isBetween()) this.nextMember(at);
    else if (byte === COLON && this.isBetween() && this.state === 'name') this.endName(at);
    else this.begin(at);
    return at + 1;
  }

  /** True if the scanner is outside of any document, in what surrounds them. */
  private isBetween(): boolean {
    return this.nested.length === 0 && this.containers.length > 0;
  }

  private begin(at: number): void {
    if (this.start !== -1) return;
    this.start = at;
    if (this.state !== 'value' || this.containers.at(-1)?.opened !== OPEN_MAP) this.startLine = this.line;
  }

  private open(opened: number, at: number): void {
    const isAbove = this.nested.length === 0 && this.containers.length < this.level;
    if (isAbove && this.state === 'value' && this.start === -1) {
      this.containers.push({ opened });
      this.expectMember(0);
      return;
    }
    this.begin(at);
    if (this.nested.length > this.limits.depth) this.deeper += 1;
    else this.nested.push(opened);
  }

  /** A bracket closes the nearest one of its kind: what was not closed within it is no JSON, but does not go on. */
  private close(closer: number, at: number): void {
    if (this.deeper > 0) {
      this.deeper -= 1;
      return;
    }
    const matches = (opened: number): boolean => closerOf(opened) === closer;
    const nested = this.nested.findLastIndex(matches);
    if (nested !== -1) {
      this.nested.length = nested;
      if (this.state === 'value' && this.isBetween()) {
        this.endMember(at + 1);
        this.state = 'done';
      }
      return;
    }
    const container = this.containers.findLastIndex(({ opened }) => matches(opened));
    if (container === -1) {
      this.begin(at);
      return;
    }
    this.nested.length = 0;
    this.endMember(at);
    if (container < this.containers.length - 1) this.fail(this.containers.length - 1);
    this.containers.length = container;
    this.state = 'done';
  }

  private endName(at: number): void {
    const line = this.startLine;
    const piece = this.take(at);
    const parsed = 'problem' in piece ? piece : parseJson(piece.bytes, this.limits);
    const container = this.containers.at(-1);
    if ('value' in parsed && typeof parsed.value === 'string' && container) {
      container.step = parsed.value;
      this.state = 'value';
      return;
    }
    this.found.push({ path: this.path(), line, problem: 'problem' in parsed ? parsed.problem : 'not_json' });
    this.state = 'lost';
  }

  private nextMember(at: number): void {
    const step = this.containers.at(-1)?.step;
    this.endMember(at);
    this.expectMember(typeof step === 'number' ? step + 1 : 0);
  }

  private expectMember(index: number): void {
    const container = this.containers.at(-1);
    const isList = container?.opened === OPEN_LIST;
    if (container) container.step = isList ? index : undefined;
    this.state = isList ? 'value' : 'name';
  }

  private endMember(at: number): void {
    const { state, startLine } = this;
    if (this.start === -1) {
      if (state === 'value' && typeof this.containers.at(-1)?.step === 'string') this.fail(this.containers.length);
      return;
    }
    const piece = this.take(at);
    if (state === 'value') this.found.push({ path: this.path(), line: startLine, ...piece });
    else if (state !== 'lost') this.fail(this.containers.length, startLine);
  }

  private fail(depth: number, line = this.line): void {
    this.found.push({ path: this.path().slice(0, depth), line, problem: 'not_json' });
  }

  private take(at: number): Piece {
    if (this.start !== -1) this.pieces.add(this.chunk.subarray(this.start, at));
    this.start = -1;
    return this.pieces.take();
  }

  private path(): readonly Step[] {
    return this.containers.flatMap(({ step }) => step ?? []);
  }
}
