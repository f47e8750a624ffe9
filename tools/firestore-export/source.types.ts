/** A value of an export: what JSON has, moments, bytes, lists and maps. */
export type SourceValue =
  | null
  | boolean
  | number
  | string
  | Date
  | Uint8Array
  | readonly SourceValue[]
  | { readonly [name: string]: SourceValue };

/** Fields in the order in which the export has them; names like `__proto__` are names like others. */
export type SourceFields = ReadonlyMap<string, SourceValue>;

/** Why a part of an export cannot be read. */
export type SourceProblem =
  | 'cut'
  | 'damaged'
  | 'not_json'
  | 'not_utf8'
  | 'too_large'
  | 'too_deep'
  | 'no_id'
  | 'no_document'
  | 'unknown_shape'
  | 'unknown_value';

/** Position for people: `ko-posts.json, line 12`. */
export type Place = string;

export type SourceDocument = { kind: 'document'; place: Place; collection: string; id: string; fields: SourceFields };
export type UnreadablePart = {
  kind: 'unreadable';
  place: Place;
  problem: SourceProblem;
  collection?: string;
  id?: string;
};

/** Results of reading an export, one after the other. */
export type Found = SourceDocument | UnreadablePart;

/** Which tool wrote an export, by its content. */
export type Shape = 'managed' | 'tree' | 'collections' | 'lines' | 'folder';
