import { createHash } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import type { OfferValues } from '../../../shared/calculation/offers/offer-check.types.js';
import type { Config } from '../../platform/config.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { DrawingService } from '../share/drawing.service.js';
import { PicturesService } from '../../pictures/pictures.service.js';
import type { Content } from '../../../shared/content/content.types.js';
import { UPLOADED } from '../../../shared/content/pictures.types.js';
import type { PictureFocus } from '../../../shared/content/pictures.types.js';
import { dateFormat } from '../../../shared/words/date-format.js';
import { BUILD } from '../../site/build.js';
import type { Build } from '../../site/build.js';
import { SiteService } from '../../site/site.service.js';
import type { DataSheet, FamilySheet, Letterhead } from '../../../shared/sheets/data-sheets.types.js';

import { sheetsIn } from './built-sheets.js';
import type { Sheets } from './built-sheets.js';
import { conditionsSheet } from './conditions.js';
import type { Conditions } from './conditions.js';
import { sheetTexts } from './data-sheets.text.js';
import { PrintingService } from './printing.service.js';
import { isTooLong } from './pdf/too-long.js';

/** Sheets that may wait before one of a visitor's conditions is refused; the last one waits some seconds. */
const QUEUE = 20;

const dayFormat = dateFormat({ dateStyle: 'long', timeZone: 'Asia/Seoul' });

/** `picture` is the name of the picture that stands in it, as content has it. */
export type PrintableSheet = { fileName: string; sheet: DataSheet; picture?: string };

export type PrintedSheet = { fileName: string; pdf: Buffer };

/** Families' sheets have no date: the same words make the same bytes. */
const NO_DATE = new Date(0);

/** Fills in data sheets and has them printed. */
@Injectable()
export class DataSheetsService {
  /** A family's sheet is printed when it is first asked for, and kept as long as it says the same: about 60 KB. */
  private readonly printed = new Map<string, { words: string; sheet: Promise<PrintedSheet> }>();

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    @Inject(BUILD) private readonly build: Pick<Build, 'colours' | 'drawings'>,
    private readonly printing: PrintingService,
    private readonly site: SiteService,
    private readonly pictures: PicturesService,
    private readonly drawing: DrawingService,
  ) {}

  /** The sheets of this content; of what is shown now, unless it says otherwise. */
  sheets(contents = this.site.contents): Sheets {
    return sheetsIn(contents, this.build);
  }

  /** A family's sheet by its path; undefined where there is none. */
  async family(path: string): Promise<PrintedSheet | undefined> {
    const { families, letterhead } = this.sheets();
    const family = families.find((each) => each.path === path);
    if (!family) return undefined;
    const words = JSON.stringify([family, letterhead, this.focusOf(family.picture)]);
    const known = this.printed.get(path);
    if (known?.words === words) return known.sheet;
    const sheet = this.printFamily(family, letterhead);
    this.printed.set(path, { words, sheet });
    // A failed sheet is tried again.
    sheet.catch(() => this.printed.get(path)?.sheet === sheet && this.printed.delete(path));
    return sheet;
  }

  /** The sheet of the calculator's conditions, today. Nothing of it is kept. */
  async conditions(conditions: Conditions & OfferValues, language: Language): Promise<PrintedSheet> {
    const { letterhead } = this.sheets();
    const date = new Date();
    const day = dayFormat(date, language);
    const sheet = conditionsSheet(conditions, { language, colours: letterhead.colours, day });
    const order = { sheet, letterhead, origin: this.config.publicUrl, edition: '', date };
    return { fileName: sheetTexts.fileName[language], pdf: await this.printing.print(order, QUEUE) };
  }

  /**
   * The pages of families whose sheets in a language would no more fit on their page, with this content. Rejects
   * where printing fails otherwise.
   */
  async tooLong(language: Language, content: Content): Promise<string[]> {
    const [now, then] = [this.sheets(), this.sheets({ ...this.site.contents, [language]: content })];
    const shown = new Set(now.families.map(({ sheet }) => JSON.stringify([sheet, now.letterhead])));
    const changed = then.families.filter(
      ({ sheet }) => sheet.language === language && !shown.has(JSON.stringify([sheet, then.letterhead])),
    );
    // A sheet has the same room for any picture.
    const picture = now.families.map((family) => family.picture).find((name) => !this.focusOf(name));
    const fits = (sheets: readonly FamilySheet[]) =>
      this.print(
        sheets.map((each) => ({ ...each, picture })),
        then.letterhead,
      ).then(
        () => true,
        (error: unknown) => {
          if (isTooLong(error)) return false;
          throw error;
        },
      );
    if (await fits(changed)) return [];
    const tried = await Promise.all(changed.map(async (each) => ((await fits([each])) ? [] : [each.sheet.link.path])));
    return tried.flat();
  }

  /** Prints sheets whose words are known beforehand. */
  async print(sheets: readonly PrintableSheet[], letterhead: Letterhead): Promise<PrintedSheet[]> {
    const orders = sheets.map(async ({ sheet, picture }) => {
      const words = JSON.stringify([sheet, letterhead]);
      const revision = createHash('sha256').update(words).digest('hex').slice(0, 6).toUpperCase();
      const edition = sheetTexts.revision[sheet.language](revision);
      const shown = picture && (await this.printable(picture));
      return { sheet, letterhead, picture: shown, origin: this.config.publicUrl, edition, date: NO_DATE };
    });
    const pdfs = await this.printing.printAll(await Promise.all(orders));
    return pdfs.map((pdf, index) => ({ fileName: sheets[index]?.fileName ?? '', pdf }));
  }

  private async printFamily(family: FamilySheet, letterhead: Letterhead): Promise<PrintedSheet> {
    const [printed] = await this.print([family], letterhead);
    if (!printed) throw new Error('The sheet was not printed.');
    return printed;
  }

  /** The name of a picture that comes with the site, or a JPEG of one of the office. */
  private async printable(name: string): Promise<string | Uint8Array> {
    const focus = this.focusOf(name);
    if (!focus) return name;
    return this.drawing.sheetPicture(name.slice(UPLOADED.length), focus);
  }

  /** Point of the office's picture that stays in view. */
  private focusOf(name: string): PictureFocus | undefined {
    return name.startsWith(UPLOADED) ? this.pictures.focusOf(name.slice(UPLOADED.length)) : undefined;
  }
}
