import { Inject, Injectable } from '@nestjs/common';

import type { WebhookAnswer } from '../../../shared/admin/webhook.types.js';
import { CONFIG } from '../common/config.module.js';
import { codeOf, messageOf } from '../common/thrown.js';
import type { Config } from '../config.js';

import { Forbidden, post } from './post.js';
import { signedHeaders } from './signature.js';

/** For a whole exchange with the receiver: ms. */
const PATIENCE = 15_000;

type ReceiverConfig = Pick<Config, 'webhookUrl' | 'webhookSecret' | 'webhookNetwork'>;

/** The company's own system, which WEBHOOK_URL names. */
@Injectable()
export class ReceiverService {
  /** Null where none is set. */
  readonly host: string | null;

  constructor(@Inject(CONFIG) private readonly config: ReceiverConfig) {
    this.host = config.webhookUrl ? new URL(config.webhookUrl).host : null;
  }

  /** Sends a signed webhook. The receiver knows one that it has had by its id. */
  async send(id: string, payload: object): Promise<WebhookAnswer> {
    const { webhookUrl, webhookSecret, webhookNetwork: network } = this.config;
    if (!webhookUrl || !webhookSecret) return { outcome: 'off', answer: '' };
    const body = JSON.stringify(payload);
    const headers = signedHeaders(webhookSecret, id, Date.now(), body);
    try {
      const status = await post({ url: new URL(webhookUrl), headers, body }, { network, patience: PATIENCE });
      const isTaken = status >= 200 && status < 300;
      return { outcome: isTaken ? 'accepted' : 'refused', answer: `HTTP ${status}` };
    } catch (error) {
      // Several failed attempts to connect have a code only.
      const answer = messageOf(error) || (codeOf(error) ?? '');
      return { outcome: error instanceof Forbidden ? 'forbidden' : 'unreachable', answer };
    }
  }
}
