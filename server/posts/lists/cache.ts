/** Caches one value per key of a collection until that changes; the least recently used values make room. */
export class BoardCache<Value> {
  private readonly collections = new Map<string, { version: number; size: number; values: Map<string, Value> }>();

  /** `most` of each collection: values, or what `sizeOf` measures them by. */
  constructor(
    private readonly most: number,
    private readonly sizeOf: (value: Value) => number = () => 1,
  ) {}

  find(collection: string, key: string): Value | undefined {
    const { values } = this.of(collection);
    const value = values.get(key);
    if (value === undefined) return undefined;
    // Moves the key to the end: the first one is the least recently used.
    values.delete(key);
    values.set(key, value);
    return value;
  }

  /** Call it before reading the value: the returned function caches it only if the collection has not changed since. */
  begin(collection: string): (key: string, value: Value) => void {
    const kept = this.of(collection);
    const { version } = kept;
    return (key, value) => {
      if (kept.version !== version) return;
      const former = kept.values.get(key);
      if (former !== undefined) kept.size -= this.sizeOf(former);
      kept.values.set(key, value);
      kept.size += this.sizeOf(value);
      for (const [each, oldest] of kept.values) {
        if (kept.size <= this.most) break;
        kept.values.delete(each);
        kept.size -= this.sizeOf(oldest);
      }
    };
  }

  drop(collection: string): void {
    const kept = this.of(collection);
    kept.version += 1;
    kept.size = 0;
    kept.values.clear();
  }

  private of(collection: string) {
    const known = this.collections.get(collection);
    if (known) return known;
    const fresh = { version: 0, size: 0, values: new Map<string, Value>() };
    this.collections.set(collection, fresh);
    return fresh;
  }
}
