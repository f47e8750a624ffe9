/** Keeps one value for each key of a collection until the collection changes; what is asked for least makes room. */
export class Kept<Value> {
  private readonly collections = new Map<string, { version: number; values: Map<string, Value> }>();

  /** @param most how many values are kept of one collection */
  constructor(private readonly most: number) {}

  find(collection: string, key: string): Value | undefined {
    const { values } = this.of(collection);
    const value = values.get(key);
    if (value === undefined) return undefined;
    // Behind all others: the first one is the one asked for longest ago.
    values.delete(key);
    values.set(key, value);
    return value;
  }

  /** To be called before the value is read: the given function keeps it only if nothing has changed since. */
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
