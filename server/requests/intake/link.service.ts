import { createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';

import { SigningService } from '../../access/sessions/signing.service.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { REQUESTS_PATH } from '../../../shared/requests/quotes.types.js';

const KEY = 'request-links';
const ID_BYTES = 12;
/** 144 bits: with the id 30 bytes, which base64url writes without a bit to spare. */
const SEAL_BYTES = 18;
const TOKEN = /^[\w-]{40}$/;

/** Id of no request. */
const NOBODY = '0'.repeat(2 * ID_BYTES);

/**
 * Links by which senders come back to their requests. A token is the request's id and its seal (HMAC-SHA256), so nothing
 * is stored and old requests have one, too. Its key is none of the sessions' and does not change with theirs.
 */
@Injectable()
export class RequestLinkService implements OnModuleInit {
  private key = '';

  constructor(private readonly signing: SigningService) {}

  async onModuleInit(): Promise<void> {
    this.key = await this.signing.lastingKey(KEY);
  }

  /** The path of the request's page in this language. */
  path(id: string, language: Language): string {
    return `/${language}${REQUESTS_PATH}/${this.tokenOf(id)}`;
  }

  tokenOf(id: string): string {
    return Buffer.concat([Buffer.from(id, 'hex'), this.sealOf(id)]).toString('base64url');
  }

  /** The id in a token; for one that this site did not make, an id that no request has, found out in the same time. */
  idIn(token: string): string {
    const bytes = TOKEN.test(token) ? Buffer.from(token, 'base64url') : Buffer.alloc(ID_BYTES + SEAL_BYTES);
    const id = bytes.toString('hex', 0, ID_BYTES);
    return timingSafeEqual(bytes.subarray(ID_BYTES), this.sealOf(id)) ? id : NOBODY;
  }

  private sealOf(id: string): Buffer {
    return createHmac('sha256', this.key).update(id).digest().subarray(0, SEAL_BYTES);
  }
}
