export type About = { format: string; version: number; created: string; app: string };

/** The checksum covers the documents as they are stored, by `_id`. */
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

/** The last part of an archive. `missing` are files that the site itself had lost. */
export type Manifest = {
  collections: readonly CollectionRecord[];
  files: readonly FileRecord[];
  missing: readonly string[];
};
