import { lookup as resolve } from 'node:dns';
import { request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

import { isOwnNetwork } from './own-network.js';

/** An address that the site may not ask. */
export class Forbidden extends Error {}

/** `any`: also this server's own network, where a connection may go without TLS. */
type Network = 'public' | 'any';

type Sent = { url: URL; headers: Record<string, string>; body: string };
type Bounds = { network: Network; patience: number };

/**
 * Posts a body and returns the status of the answer, of which nothing more is read; no redirect is followed. Throws
 * `Forbidden` for an address that may not be asked, and what the network throws. `patience` is for all of it: ms.
 */
export async function post({ url, headers, body }: Sent, { network, patience }: Bounds): Promise<number> {
  const isSecure = url.protocol === 'https:';
  const check = (address: string) => {
    if (isOwnNetwork(address)) {
      if (network === 'public') throw new Forbidden(`${address} is in the server's own network.`);
    } else if (!isSecure) throw new Forbidden(`${address} is not in the server's own network: https only.`);
  };
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  // No name is looked up for an IP address.
  if (isIP(host)) check(host);
  const signal = AbortSignal.timeout(patience);
  const options = { method: 'POST', headers, signal, agent: false, lookup: lookupWith(check) };
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const request = (isSecure ? requestSecure : requestPlain)(url, options, done);
    request.on('error', (error) => fail(signal.aborted ? new Error(`No answer within ${patience / 1000} s.`) : error));
    request.end(body);
  });
  answer.destroy();
  return answer.statusCode ?? 0;
}

/** Checks what a name stands for in the same step that connects to it: nobody can change it in between. */
const lookupWith =
  (check: (address: string) => void): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      try {
        if (error) throw error;
        for (const { address } of found) check(address);
        const [first] = found;
        if (options.all) done(null, found);
        else done(null, first?.address ?? '', first?.family);
      } catch (problem) {
        done(problem instanceof Error ? problem : new Error(String(problem)), []);
      }
    });
  };
