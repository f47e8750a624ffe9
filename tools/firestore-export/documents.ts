import type { Found, SourceProblem, SourceValue, UnreadablePart } from './source.types.js';
import type { Spot } from './reading.types.js';
import { isMap, sourceValue } from './source-values.js';

/** Under this name a document has the collections below it. */
export const COLLECTIONS = '__collections__';

/** The names under which tools write a document's id among its fields. */
export const ID_NAMES: readonly string[] = ['id', '__id__', '_id', 'Document ID'];

/** Reports an unreadable document, with its path as far as known. */
export function unreadable(problem: SourceProblem, { place, collection, id }: Partial<Spot>): UnreadablePart {
  return {
    kind: 'unreadable',
    place: place ?? '',
    problem,
    ...(collection !== undefined && { collection }),
    ...(id !== undefined && { id }),
  };
}

function* collectionsBelow(collections: unknown, { place, ...parent }: Spot): Generator<Found> {
  if (!isMap(collections)) {
    yield unreadable('no_document', { place, ...parent });
    return;
  }
  for (const [name, documents] of Object.entries(collections)) {
    const collection = `${parent.collection}/${parent.id}/${name}`;
    if (!isMap(documents)) yield unreadable('no_document', { place, collection });
    else
      for (const [id, document] of Object.entries(documents)) yield* documentsOf(document, { place, collection, id });
  }
}

/** A document of JSON, and those of the collections below it. */
export function* documentsOf(value: unknown, spot: Spot): Generator<Found> {
  if (!isMap(value)) {
    yield unreadable('no_document', spot);
    return;
  }
  const fields = new Map<string, SourceValue>();
  for (const [name, field] of Object.entries(value)) if (name !== COLLECTIONS) fields.set(name, sourceValue(field));
  yield { kind: 'document', ...spot, fields };
  if (Object.hasOwn(value, COLLECTIONS)) yield* collectionsBelow(value[COLLECTIONS], spot);
}

/** A document that has its id among its fields, which it is not one of. */
export function* identified(value: unknown, { place, collection }: Omit<Spot, 'id'>): Generator<Found> {
  if (!isMap(value)) {
    yield unreadable('no_document', { place, collection });
    return;
  }
  const name = ID_NAMES.find((known) => Object.hasOwn(value, known));
  const id = name === undefined ? undefined : value[name];
  if (name === undefined || (typeof id !== 'string' && typeof id !== 'number') || id === '') {
    yield unreadable('no_id', { place, collection });
    return;
  }
  const fields = Object.fromEntries(Object.entries(value).filter(([field]) => field !== name));
  yield* documentsOf(fields, { place, collection, id: String(id) });
}
