import type { Language } from '../../../shared/words/localized.types.js';
import type { PackedFiles } from '../../platform/common/packed-files.js';
import type { PageProblem } from '../../../shared/content/content-editing.types.js';
import type { Content } from '../../../shared/content/content.types.js';
import type { PictureSources } from '../../../shared/content/fields/fields.types.js';
import type { SiteFacts } from '../../site/built-site.js';
import type { ShownPages } from '../../site/changed-pages.js';

/** The office's pictures that the content names: by `<role>/<id>`, logos by id. */
export type UploadsInUse = { pictures: Record<string, PictureSources>; logos: Record<string, string> };

/** Order to the renderer: everything of a language, or the page at a path below it. */
export type RenderOrder = {
  language: Language;
  content: Content;
  uploads: UploadsInUse;
  /** Facts that complete its files. */
  site: SiteFacts;
  /** Undefined for the whole site. */
  path?: string;
  /** Pages shown until now, and the time of publishing: ISO 8601. */
  shown: ShownPages;
  at: string;
};

/** Files by name below `dist`, and problems of content. */
export type RenderAnswer = { files: PackedFiles; problems: PageProblem[] };
