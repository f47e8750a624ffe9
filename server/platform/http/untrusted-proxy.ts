import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

import { Injectable, Logger } from '@nestjs/common';

/** Addresses of proxies: the same machine, or its network. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');
near.addAddress('::1', 'ipv6');

const isNear = (address: string) => near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Notices a proxy that TRUST_PROXY does not name: behind it all visitors are one address, and share its limits. */
@Injectable()
export class UntrustedProxy {
  private readonly logger = new Logger('Proxy');
  /** Its address, once it has forwarded a request to this process. */
  found: string | undefined;

  /** Strangers may write the header, too: only a near address counts as a proxy. */
  notice(
    { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
    isTrusted: (address: string) => boolean,
  ): void {
    const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    if (this.found || !headers['x-forwarded-for'] || !peer || !isNear(peer) || isTrusted(peer)) return;
    this.found = peer;
    this.logger.warn(
      `${peer} forwards requests, but TRUST_PROXY does not name it: all visitors behind it count as one, and the tenth ` +
        'quote request of an hour is the last. Set TRUST_PROXY to the number of proxies in front, or to their addresses.',
    );
  }
}
