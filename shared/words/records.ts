/** `Object.keys` with the names that the type knows; for objects that hold nothing else. */
export const keysOf = <T extends object>(object: T): (keyof T & string)[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the literal names
  Object.keys(object) as (keyof T & string)[];

type EntryOf<T> = { [Name in keyof T & string]-?: [Name, Required<T>[Name]] }[keyof T & string];

/** `Object.entries` with the names that the type knows; for objects that hold nothing else. */
export const entriesOf = <T extends object>(object: T): EntryOf<T>[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the literal names
  Object.entries(object) as EntryOf<T>[];

/** `Object.fromEntries` with its names; there must be a value for each of them. */
export const recordOf = <Name extends string, Value>(entries: Iterable<readonly [Name, Value]>): Record<Name, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the literal names
  Object.fromEntries(entries) as Record<Name, Value>;

/** True if an object has something under this name. */
export const isKeyOf = <T extends object>(object: T, name: string): name is keyof T & string =>
  Object.hasOwn(object, name);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Readable fields of a value that may be anything, e.g. of a thrown one. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** Values by what they belong to, in their order. */
export function grouped<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
