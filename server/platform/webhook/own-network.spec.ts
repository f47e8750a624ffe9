import { isOwnNetwork } from './own-network.js';

const own = `
  0.0.0.0 10.1.2.3 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255
  192.0.0.1 192.168.0.1 198.19.0.1 224.0.0.1 255.255.255.255
  :: ::1 fe80::1 fe80::1%eth0 fec0::1 fc00::1 fd12:3456::1 ff02::1
  ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:8.8.8.8 ::127.0.0.1 64:ff9b::a00:1 64:ff9b:1::a00:1
  2001::1 2001:db8::1 2002:7f00:1:: 2002:a00:1::1 3fff::1`;

const internet = `
  1.1.1.1 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 172.15.255.255 172.32.0.0
  192.167.255.255 198.17.255.255 198.20.0.0 223.255.255.255
  2001:200::1 2606:4700:4700::1111 2a00:1450:4001::1 3ffe::1`;

describe('isOwnNetwork', () => {
  it.each(own.trim().split(/\s+/))('is true for %s', (address) => {
    expect(isOwnNetwork(address)).toBe(true);
  });

  it.each(internet.trim().split(/\s+/))('is false for %s', (address) => {
    expect(isOwnNetwork(address)).toBe(false);
  });
});
