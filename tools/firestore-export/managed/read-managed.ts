import type { Found } from '../source.types.js';
import { unreadable } from '../documents.js';
import type { ReadLimits, Source, Spot } from '../reading.types.js';

import { entityFields, entityKey, problemOf } from './entity.js';
import { logEntries } from './log-entries.js';

function foundIn(entity: Buffer, place: string, { depth }: ReadLimits): Found {
  const spot: Partial<Spot> & { place: string } = { place };
  try {
    const { collection, id } = entityKey(entity);
    Object.assign(spot, { collection, id });
    return { kind: 'document', place, collection, id, fields: entityFields(entity, depth) };
  } catch (thrown) {
    return unreadable(problemOf(thrown), spot);
  }
}

/** The entities of a file of a managed export, which is a log in the format of LevelDB. */
export async function* readManaged({ chunks, name, limits }: Source): AsyncGenerator<Found> {
  for await (const entry of logEntries(chunks, limits)) {
    const place = `${name}, byte ${entry.at}`;
    yield 'problem' in entry ? unreadable(entry.problem, { place }) : foundIn(entry.bytes, place, limits);
  }
}
