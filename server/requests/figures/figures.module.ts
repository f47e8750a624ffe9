import { Module } from '@nestjs/common';

import { QuotesModule } from '../intake/quotes.module.js';
import { QuotationsModule } from '../quotations/quotations.module.js';

import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';

@Module({ imports: [QuotesModule, QuotationsModule], controllers: [FiguresController], providers: [FiguresService] })
export class FiguresModule {}
