import { Inject, Injectable } from '@nestjs/common';

import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { DataSheetsService } from '../../print/sheets/data-sheets.service.js';
import { PrintingService } from '../../print/sheets/printing.service.js';
import { DrawingService } from '../../print/share/drawing.service.js';
import { SiteService } from '../../site/site.service.js';

import { quotationSheet } from './quotation-sheet.js';
import type { QuotationPrint } from './quotation-sheet.js';

/** Quotations that may wait before one is refused. */
const QUEUE = 20;

/** Prints quotations on the paper of data sheets. */
@Injectable()
export class QuotationPrintService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly printing: PrintingService,
    private readonly drawing: DrawingService,
    private readonly sheets: DataSheetsService,
    private readonly site: SiteService,
  ) {}

  /** Throws `too_many_requests` if too many wait. */
  async print(order: QuotationPrint): Promise<Buffer> {
    const { language, at, number } = order.quotation;
    const supplier = this.site.facts(language);
    const [stamp] = supplier.quotation.stamp;
    const print = {
      sheet: quotationSheet(order, supplier),
      letterhead: this.sheets.sheets().letterhead,
      origin: this.config.publicUrl,
      edition: number,
      date: new Date(at),
      picture: stamp && (await this.drawing.stamp(stamp.picture)),
    };
    return this.printing.print(print, QUEUE);
  }
}
