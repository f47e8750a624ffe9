/** Caches one value per key of a collection until that changes; the least recently used value makes room. */
export class BoardCache<Value> {
  private readonly collections = new Map<string, { version: number; values: Map<string, Value> }>();

  constructor(private readonly most: number) {}

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
      kept.values.set(key, value);
      const [first] = kept.values.keys();
      if (kept.values.size > this.most && first !== undefined) kept.values.delete(first);
    };
  }

  drop(collection: string): void {
    const kept = this.of(collection);
    kept.version += 1;
    kept.values.clear();
  }

  private of(collection: string) {
    const known = this.collections.get(collection);
    if (known) return known;
    const fresh = { version: 0, values: new Map<string, Value>() };
    this.collections.set(collection, fresh);
    return fresh;
  }
}
