import type { Found } from './source.types.js';
import { COLLECTIONS, documentsOf, identified, unreadable } from './documents.js';
import { JsonScanner } from './json-scanner.js';
import type { Member, Step } from './json-scanner.js';
import { parseJson } from './json.js';
import type { Reader, Source } from './reading.types.js';

type Level = {
  /** Number of lists and maps around a document. */
  level: number;
  /** The collection of a document and its id, or its place in a list. */
  of: (path: readonly Step[], source: Source) => readonly Step[];
};

const levels = {
  /** `{"__collections__": {"posts": {"id": {…}}}}`, of node-firestore-import-export */
  tree: { level: 3, of: ([root, ...path]) => (root === COLLECTIONS ? path : []) },
  /** `{"posts": {"id": {…}}}` or `{"posts": [{…}]}` */
  collections: { level: 2, of: (path) => path },
  /** `{"id": {…}}` or `[{…}]` */
  documents: { level: 1, of: (path, { collection }) => [collection, ...path] },
} satisfies Record<string, Level>;

function* foundIn(member: Member, source: Source, { of }: Level): Generator<Found> {
  const [collection, id] = of(member.path, source);
  const spot = {
    place: `${source.name}, line ${member.line}`,
    ...(typeof collection === 'string' && { collection }),
    ...(typeof id === 'string' && { id }),
  };
  const parsed = 'problem' in member ? member : parseJson(member.bytes, source.limits);
  if ('problem' in parsed) yield unreadable(parsed.problem, spot);
  else if (spot.collection === undefined || id === undefined) yield unreadable('no_document', spot);
  else if (typeof id === 'string') yield* documentsOf(parsed.value, { ...spot, collection: spot.collection, id });
  else yield* identified(parsed.value, { ...spot, collection: spot.collection });
}

async function* readLevel(source: Source, level: Level): AsyncGenerator<Found> {
  const scanner = new JsonScanner(level.level, source.limits);
  for await (const chunk of source.chunks)
    for (const member of scanner.feed(chunk)) yield* foundIn(member, source, level);
  for (const member of scanner.end()) yield* foundIn(member, source, level);
}

/** Collections as node-firestore-import-export writes them. */
export const readTree: Reader = (source) => readLevel(source, levels.tree);

/** Collections by their names, with their documents by their ids or in lists. */
export const readCollections: Reader = (source) => readLevel(source, levels.collections);

/** The documents of one collection, by their ids or in a list. */
export const readDocuments: Reader = (source) => readLevel(source, levels.documents);
