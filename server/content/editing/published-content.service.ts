import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Language } from '../../../shared/words/localized.types.js';
import { recordOf } from '../../../shared/words/records.js';
import type { Content, DocumentName } from '../../../shared/content/content.types.js';
import type { StoredValue } from '../../../shared/content/fields/fields.types.js';

import { StoredContentService } from './stored-content.service.js';

/** A document as it would be published. */
type Candidate = { name: DocumentName; number: number; value: StoredValue };

/** Reads the site's content: the built-in one, and the office's publications. */
@Injectable()
export class PublishedContentService {
  constructor(private readonly stored: StoredContentService) {}

  /**
   * Content of a language, or the same with this document. `key` changes with the content, and is blank as long as all
   * of it comes with the site; `at` is the time of the last publishing.
   */
  async contentOf(
    language: Language,
    candidate?: Candidate,
  ): Promise<{ content: Content; key: string; at: Date | undefined }> {
    const all = await this.stored.all();
    const times = all.flatMap(({ record }) => record.published[language].at ?? []);
    const at = times.toSorted((one, other) => one.getTime() - other.getTime()).at(-1);
    const shown = all.map(({ name, record, shown: values }) =>
      name === candidate?.name
        ? candidate
        : { name, number: record.published[language].number, value: values[language] },
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each was completed by its own description
    const content = recordOf(shown.map(({ name, value }) => [name, value])) as Content;
    return { content, key: keyOf(shown.filter(({ number }) => number !== 0)), at };
  }
}

function keyOf(versions: readonly Candidate[]): string {
  if (versions.length === 0) return '';
  const names = versions.map(({ name, number }) => `${name}:${number}`).toSorted();
  return createHash('sha256').update(names.join('\n')).digest('hex');
}
