import { Injectable } from '@nestjs/common';

import { languages } from '../../../shared/words/localized.types.js';
import { changesBy } from '../../../shared/content/authors.js';
import type { DocumentName } from '../../../shared/content/content.types.js';
import { differencesOf } from '../../../shared/content/fields/differences.js';
import { documents } from '../../../shared/content/documents.js';
import type { DocumentVersion } from '../../../shared/content/content-editing.types.js';

import { StoredContentService } from './stored-content.service.js';

/** Published versions of a document, with their times. */
@Injectable()
export class ContentVersionsService {
  constructor(private readonly stored: StoredContentService) {}

  /** Newest first; the last one is what comes with the site. */
  async list(name: DocumentName): Promise<DocumentVersion[]> {
    const found = await this.stored.versionsOf(name);
    const first = await this.stored.valueOf(name, 0);
    const versions = found.map(
      ({ number, at, session, languages: shown, value, authors = [] }, index): DocumentVersion => {
        const changes = differencesOf(documents[name].fields, found[index + 1]?.value ?? first, value);
        return { number, at: at.toISOString(), session, languages: shown, changes: changesBy(changes, authors) };
      },
    );
    return [...versions, { number: 0, at: null, session: null, languages: [...languages], changes: [] }];
  }
}
