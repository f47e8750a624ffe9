import { Module } from '@nestjs/common';

import { QuotesModule } from '../intake/quotes.module.js';

import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';

@Module({ imports: [QuotesModule], controllers: [FiguresController], providers: [FiguresService] })
export class FiguresModule {}
