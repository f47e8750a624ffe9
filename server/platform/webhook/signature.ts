import { createHmac } from 'node:crypto';

/** The bytes of a secret written as `whsec_` and Base64. */
const keyOf = (secret: string): Buffer => Buffer.from(secret.slice('whsec_'.length), 'base64');

/** The headers of a signed webhook; `at` is the moment of sending: ms. Source: Standard Webhooks 1.0. */
export function signedHeaders(secret: string, id: string, at: number, body: string): Record<string, string> {
  const seconds = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
}
