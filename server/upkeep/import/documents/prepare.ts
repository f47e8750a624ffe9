import { cleanText } from '../../../../shared/words/clean-text.js';
import type { Prepared, Refused, Untitled } from '../import.types.js';
import type { SourceDocument } from '../../../../tools/firestore-export/source.types.js';

import { CERTIFICATES, prepareCertificate } from './certificates.js';
import type { FileFinder } from './file-finder.js';
import { boardOfCollection, preparePost } from './posts.js';
import { prepareRequest } from './requests.js';
import { prepareSetting, SETTINGS } from './settings.js';
import { textOf } from './values.js';

/** In the report: characters. */
const LONGEST_TITLE = 120;

/** The site's data for preparing. */
export type Surroundings = {
  finder: FileFinder;
  /** Public names of certificates' files, with the file that has each. */
  taken: Map<string, string>;
};

/** A document of an export as this site stores it, or why it does not come in. */
export async function prepare(source: SourceDocument, surroundings: Surroundings): Promise<Prepared | Refused> {
  const { fields } = source;
  const title = cleanText(textOf(fields.get('title')) ?? textOf(fields.get('name')) ?? '').slice(0, LONGEST_TITLE);
  return { ...(await prepareUntitled(source, surroundings)), title };
}

function prepareUntitled(source: SourceDocument, { finder, taken }: Surroundings): Promise<Untitled> {
  if (boardOfCollection(source.collection)) return preparePost(source, finder);
  if (source.collection === CERTIFICATES) return prepareCertificate(source, finder, taken);
  if (source.collection === SETTINGS) return Promise.resolve(prepareSetting(source));
  return prepareRequest(source, finder);
}
