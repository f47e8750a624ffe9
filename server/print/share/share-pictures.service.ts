import { Injectable, Logger } from '@nestjs/common';

import { languages } from '../../../shared/words/localized.types.js';
import { messageOf } from '../../platform/common/thrown.js';
import { SiteService } from '../../site/site.service.js';
import type { SharePreview } from '../../../shared/content/drawn-pictures.types.js';

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
    private readonly site: SiteService,
    private readonly drawing: DrawingService,
  ) {}

  /** The picture at a path; undefined where there is none, where the build drew the same, and where it cannot be drawn. */
  async find(path: string): Promise<Buffer | undefined> {
    const language = languages.find((each) => path.startsWith(`/share/${each}/`));
    if (!language || !this.site.hasPublished) return undefined;
    const file = `share/${language}.json`;
    const built = previewAt(path, await this.site.builtText(file));
    const shown = previewAt(path, await this.site.text(file));
    const words = JSON.stringify(shown);
    if (!shown || words === JSON.stringify(built)) return undefined;
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

function previewAt(path: string, text: string): SharePreview | undefined {
  const previews: SharePreview[] = JSON.parse(text);
  return previews.find((each) => each.path === path);
}
