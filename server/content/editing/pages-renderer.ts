import type { ClientSession } from 'mongoose';

import type { Language } from '../../../shared/words/localized.types.js';
import type { PackedFiles } from '../../platform/common/packed-files.js';
import type { Content } from '../../../shared/content/content.types.js';
import type { PageProblem } from '../../../shared/content/content-editing.types.js';

/** All pages of a language, made of one state of the content; `key` names that state. */
export type RenderedSite = {
  language: Language;
  key: string;
  problems: PageProblem[];
  files: PackedFiles;
};

/** Makes pages of content, and shows them. */
export abstract class PagesRenderer {
  /**
   * Renders all pages of a language with this content; problems instead of an exception where content is to blame. `at` is the
   * time since which pages are as they become by it.
   */
  abstract render(content: Content, language: Language, key: string, at: Date): Promise<RenderedSite>;

  /** Tries all that is made of it later: pages of posts, feeds, data sheets, and what letters say of the company. */
  abstract look(rendered: RenderedSite): Promise<PageProblem[]>;

  /** Languages whose published content this process cannot show. */
  abstract unshown(): Language[];

  /** Keeps it for other processes and later starts, within the transaction. */
  abstract keep(rendered: RenderedSite, session: ClientSession): Promise<void>;

  /** Answers with it from now on. */
  abstract use(rendered: RenderedSite): Promise<void>;

  /**
   * The HTML of one page (path below the language, e.g. `/esg`; blank for the home page) with this content. For editors: each
   * text says which field it comes from.
   */
  abstract preview(content: Content, language: Language, path: string): Promise<string>;

  /** True if there is a picture or logo of this name. */
  abstract knowsPicture(name: string): boolean;
}
