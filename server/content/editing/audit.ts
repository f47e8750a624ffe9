import type { AuditSubject } from '../../../shared/admin/audit.types.js';
import type { Params } from '../../access/audit/audited.js';
import { isKeyOf } from '../../../shared/words/records.js';
import type { DocumentName } from '../../../shared/content/content.types.js';
import { documents } from '../../../shared/content/documents.js';

/** A document of content in the activity log, by its names. */
export function subjectOf(name: DocumentName): AuditSubject {
  const { ko, en } = documents[name].title;
  return { noun: 'content', id: name, name: `${ko} / ${en}` };
}

export const aboutDocument = ({ name }: Params): AuditSubject | null =>
  typeof name === 'string' && isKeyOf(documents, name) ? subjectOf(name) : null;
