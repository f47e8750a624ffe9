import type { AuditSubject } from '../audit/audit.types.js';
import type { Params } from '../audit/audited.js';
import { isKeyOf } from '../common/records.js';
import type { DocumentName } from '../content/content.types.js';
import { documents } from '../content/documents.js';

/** A document of content in the activity log, by its names. */
export function subjectOf(name: DocumentName): AuditSubject {
  const { ko, en } = documents[name].title;
  return { noun: 'content', id: name, name: `${ko} / ${en}` };
}

export const aboutDocument = ({ name }: Params): AuditSubject | null =>
  typeof name === 'string' && isKeyOf(documents, name) ? subjectOf(name) : null;
