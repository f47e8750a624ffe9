import { Inject, Injectable, Logger } from '@nestjs/common';

import { languages } from '../../../shared/words/localized.types.js';
import { messageOf } from '../../platform/common/thrown.js';
import { sharePreview } from '../../../shared/content/share-previews.js';
import { BUILD } from '../../site/build.js';
import type { Build } from '../../site/build.js';
import { defaultContent } from '../../site/defaults.js';
import { SiteService } from '../../site/site.service.js';

import { DrawingService } from './drawing.service.js';

/** Pictures that are kept, some 60 KB each: more than the site has pages. */
const KEPT = 60;

/** The pictures by which shared pages are known, where the office has published other words or pictures than the build had. */
@Injectable()
export class SharePicturesService {
  private readonly logger = new Logger('SharePictures');
  /** By what they show, the last one asked for at the end. */
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(
    @Inject(BUILD) private readonly build: Pick<Build, 'sharedPages'>,
    private readonly site: SiteService,
    private readonly drawing: DrawingService,
  ) {}

  /** The picture at a path; undefined where there is none, where the build drew the same, and where it cannot be drawn. */
  async find(path: string): Promise<Buffer | undefined> {
    const language = languages.find((each) => path.startsWith(`/share/${each}/`));
    if (!language || !this.site.hasPublished) return undefined;
    const page = this.build.sharedPages.find(({ paths }) => paths[language] === path);
    if (!page) return undefined;
    const shown = sharePreview(this.site.contents[language], language, page);
    const words = JSON.stringify(shown);
    if (words === JSON.stringify(sharePreview(defaultContent, language, page))) return undefined;
    const picture = this.drawn.get(words) ?? this.drawing.preview(shown);
    this.drawn.delete(words);
    this.drawn.set(words, picture);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > KEPT && oldest !== undefined) this.drawn.delete(oldest);
    try {
      return await picture;
    } catch (error) {
      // A failed picture is tried again.
      this.drawn.delete(words);
      this.logger.warn(`${path} was not drawn: ${messageOf(error)}`);
      return undefined;
    }
  }
}
