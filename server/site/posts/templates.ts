import { boardKinds } from '../../../shared/posts/boards.types.js';
import type { BoardKind } from '../../../shared/posts/boards.types.js';
import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { postPageVariants } from '../../../shared/posts/placeholders.js';
import type { PostPageVariant } from '../../../shared/posts/placeholders.js';
import type { VisitorBoard } from '../../../shared/posts/post-view.types.js';
import { pageHeaders } from '../built-site.js';

import { templateOf } from './template.js';
import type { Template } from './template.js';
import { tenderTemplateOf } from './tender-template.js';
import type { TenderTemplate } from './tender-template.js';

export type PageTemplate = Omit<Template, 'tender'> & { headers: Record<string, string>; tender: TenderTemplate };

export const visitorBoards: readonly VisitorBoard[] = languages.flatMap((board) =>
  boardKinds.map((kind) => ({ kind, board })),
);

/** The built pages and feeds that are filled with posts. */
export class PostTemplates {
  private readonly pages = new Map<string, PageTemplate>();
  private readonly feeds = new Map<string, Template>();
  /** Grows when others take their place. */
  version = 0;

  /**
   * Reads those of some languages, completed, and answers with what puts them in place. Rejects if a file is missing or no
   * such page.
   */
  async read(
    loaded: readonly Language[],
    textOf: (file: string) => Promise<string>,
    publicUrl: string,
  ): Promise<() => void> {
    const pages = new Map<string, PageTemplate>();
    const feeds = new Map<string, Template>();
    for (const { kind, board } of visitorBoards.filter((each) => loaded.includes(each.board))) {
      for (const variant of postPageVariants) {
        const html = await textOf(`post-pages/${board}/${kind}-${variant}.html`);
        const headers = pageHeaders(Buffer.from(html), board, publicUrl);
        const template = templateOf(html);
        const tender = tenderTemplateOf(template.tender);
        pages.set(nameOf(board, kind, variant), { ...template, headers, tender });
      }
      feeds.set(nameOf(board, kind), templateOf(await textOf(`post-pages/${board}/${kind}-feed.xml`)));
    }
    return () => {
      this.version += 1;
      for (const [name, page] of pages) this.pages.set(name, page);
      for (const [name, feed] of feeds) this.feeds.set(name, feed);
    };
  }

  page(language: Language, kind: BoardKind, variant: PostPageVariant): PageTemplate {
    return found(this.pages.get(nameOf(language, kind, variant)));
  }

  feed({ board, kind }: VisitorBoard): Template {
    return found(this.feeds.get(nameOf(board, kind)));
  }
}

const nameOf = (...parts: string[]) => parts.join('/');

function found<T>(template: T | undefined): T {
  if (template === undefined) throw new Error('The site is not loaded yet.');
  return template;
}
