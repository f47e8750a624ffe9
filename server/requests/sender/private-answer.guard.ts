import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';

import { PRIVATE_HEADERS } from '../../site/security-headers.js';

/** Keeps answers about a request, failures too, out of caches and search engines, and their address to the browser. */
@Injectable()
export class PrivateAnswer implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    context.switchToHttp().getResponse<Response>().set(PRIVATE_HEADERS);
    return true;
  }
}
