import { BlockList, isIPv6 } from 'node:net';

/** Ranges that no address of the internet is in. Source: IANA's registries of special-purpose addresses. */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4');
// Within the internet's own range: what leads to IPv4 addresses, and examples.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');

const internet = new BlockList();
internet.addSubnet('2000::', 3, 'ipv6');

/** True for an IP address that may be of this machine or its network: anything but an address of the internet. */
export const isOwnNetwork = (address: string): boolean =>
  isIPv6(address) ? special.check(address, 'ipv6') || !internet.check(address, 'ipv6') : special.check(address);
