import { join } from 'node:path';

import { boardKinds } from '../boards/boards.types.js';
import type { BoardKind } from '../boards/boards.types.js';
import { languages } from '../common/localized.types.js';
import type { Language } from '../common/localized.types.js';
import { postPageVariants } from '../post-view/marks.js';
import type { PostPageVariant } from '../post-view/marks.js';
import type { VisitorBoard } from '../post-view/post-view.types.js';
import { pageHeaders, readBuilt } from '../site/built-site.js';
import type { SiteFacts } from '../site/built-site.js';

import { templateOf } from './template.js';
import type { Template } from './template.js';
import { tenderTemplateOf } from './tender-template.js';
import type { TenderTemplate } from './tender-template.js';

const POST_PAGES_FOLDER = join(import.meta.dirname, '../../post-pages');

export type PageTemplate = Omit<Template, 'tender'> & { headers: Record<string, string>; tender: TenderTemplate };

export const visitorBoards: readonly VisitorBoard[] = languages.flatMap((board) =>
  boardKinds.map((kind) => ({ kind, board })),
);

/** The built pages and feeds that are filled with posts. */
export class PostTemplates {
  private readonly pages = new Map<string, PageTemplate>();
  private readonly feeds = new Map<string, Template>();

  /** Throws if there is no build. */
  async load(site: SiteFacts): Promise<void> {
    for (const { kind, board } of visitorBoards) {
      for (const variant of postPageVariants) {
        const html = await readBuilt(join(POST_PAGES_FOLDER, board, `${kind}-${variant}.html`), site);
        const headers = pageHeaders(html, board, site.publicUrl);
        const template = templateOf(html);
        const tender = tenderTemplateOf(template.tender);
        this.pages.set(nameOf(board, kind, variant), { ...template, headers, tender });
      }
      const feed = await readBuilt(join(POST_PAGES_FOLDER, board, `${kind}-feed.xml`), site);
      this.feeds.set(nameOf(board, kind), templateOf(feed));
    }
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
