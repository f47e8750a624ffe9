import type { BoardEventsService } from '../boards/events.service.js';

import { BoardCache } from './cache.js';

/** Values made of a board's posts, cached until the board changes. Counted views do not count as changes. */
export class KeptValues<Value> {
  private readonly values: BoardCache<Value>;
  /** Values being made, so that none is made twice at once. */
  private readonly making = new Map<string, Map<string, Promise<Value>>>();

  constructor(
    private readonly events: BoardEventsService,
    most: number,
    /** Boards that a value is made of together have one name. */
    private readonly nameOf = (collection: string) => collection,
  ) {
    this.values = new BoardCache<Value>(most);
    events.onChange((collection, isView) => {
      if (isView) return;
      this.values.drop(this.nameOf(collection));
      this.making.delete(this.nameOf(collection));
    });
  }

  /** The cached value of this name, or a new one. */
  async of(board: string, name: string, make: () => Promise<Value>): Promise<Value> {
    const collection = this.nameOf(board);
    const { isCurrent } = this.events;
    const known = isCurrent ? this.values.find(collection, name) : undefined;
    if (known !== undefined) return known;
    const making = this.making.get(collection) ?? new Map<string, Promise<Value>>();
    this.making.set(collection, making);
    const begun = isCurrent ? making.get(name) : undefined;
    if (begun) return begun;
    const keep = this.values.begin(collection);
    const made = make().finally(() => making.delete(name));
    making.set(name, made);
    const value = await made;
    keep(name, value);
    return value;
  }
}
