import { Injectable, Logger } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { catchError, finalize, from, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';

import { QuotaService } from './quota.service.js';

/** Asks for room before the first byte of a file is read, and gives it back if the file does not stay. */
@Injectable()
export class QuotaInterceptor implements NestInterceptor {
  private readonly logger = new Logger('RequestFiles');

  constructor(private readonly rooms: QuotaService) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const { ip = '', headers, socket } = request;
    const before = socket.bytesRead;
    const sending = { received: () => socket.bytesRead - before, end: () => void request.destroy() };
    const room = await this.rooms.enter(ip, Number(headers['content-length']), sending);
    return next.handle().pipe(
      catchError((error: unknown) => {
        // Room that cannot be given back is there again a day later.
        const given = room.giveBack().catch((failure: unknown) => this.logger.warn(failure));
        return from(given).pipe(
          switchMap(() => {
            throw error;
          }),
        );
      }),
      finalize(() => room.leave()),
    );
  }
}
