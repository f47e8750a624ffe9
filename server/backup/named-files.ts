import { collectionName, places } from '../boards/board-collections.js';

type Owning = { pdfFile?: string | null; file?: string; heldFiles?: readonly { file: string }[] };

/** The collections whose documents name files in the upload store, and where in them. */
const owners = new Map<string, (document: Owning) => readonly (string | null | undefined)[]>([
  ...places.map((place) => [collectionName(place), ({ pdfFile }: Owning) => [pdfFile]] as const),
  ['certificate-files', ({ file }) => [file]],
  ['certificates', ({ heldFiles = [] }) => heldFiles.map(({ file }) => file)],
]);

export const ownsFiles = (collection: string) => owners.has(collection);

/** Ids of the files that this document needs. */
export const filesNamedBy = (collection: string, document: object): string[] =>
  (owners.get(collection)?.(document) ?? []).filter((id): id is string => typeof id === 'string');
