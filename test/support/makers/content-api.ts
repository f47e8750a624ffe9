import type { ErrorBody } from '../../../shared/words/error.types.js';
import type {
  DocumentVersion,
  OpenDocument,
  PublishResult,
  SavedDraft,
} from '../../../shared/content/content-editing.types.js';

import { ask } from '../site/http.js';

type Options = { method?: string; json?: unknown };

/** The office's actions on one document of content. */
export function documentAt(site: { url: string }, token: string, name: string) {
  const content = <Body>(path: string, options: Options = {}) =>
    ask<Body & ErrorBody>(`${site.url}/api/admin/content/${name}${path}`, { token, ...options });
  return {
    open: async () => (await content<OpenDocument>('')).body,
    save: (value: object, was: object) => content<SavedDraft>('/draft', { method: 'PUT', json: { value, was } }),
    discard: () => content('/draft', { method: 'DELETE' }),
    publish: (...wanted: string[]) => content<PublishResult>('/publish', { json: { languages: wanted } }),
    plan: (time: string, ...wanted: string[]) =>
      content<PublishResult>('/publish', { json: { languages: wanted, at: time } }),
    unschedule: () => content('/schedule', { method: 'DELETE' }),
    versions: async () => (await content<{ versions: DocumentVersion[] }>('/versions')).body.versions,
    restore: (number: number | string) => content<OpenDocument>(`/versions/${number}/restore`, { method: 'POST' }),
    page: (language: string) => content<{ html: string }>(`/page?language=${language}`),
    preview: (value: object, language: string) => content<{ html: string }>('/preview', { json: { value, language } }),
  };
}
