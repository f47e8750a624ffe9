/** Keeps BSON types: a 64-bit number does not become a JavaScript number. */
export const LOSSLESS = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;
