/** The first thing in an archive: what it is. */
export type About = { format: string; version: number; created: string; app: string };

/** What a collection was made with and what it held; the checksum goes over its documents as they are stored, by `_id`. */
export type CollectionRecord = {
  name: string;
  options: Record<string, unknown>;
  indexes: readonly IndexRecord[];
  documents: number;
  bytes: number;
  sha256: string;
};

export type IndexRecord = { name: string; key: Record<string, unknown>; expireAfterSeconds?: number };

export type FileRecord = { id: string; size: number; sha256: string };

/** The last thing in an archive: what has to be in it. `missing` are files that the site itself had no more. */
export type Manifest = {
  collections: readonly CollectionRecord[];
  files: readonly FileRecord[];
  missing: readonly string[];
};
