/** Installs what the journeys need where it is missing and can be: as root on Debian. Else it says what to install. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { miniBrowser } from './webkit.ts';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const isCommand = (name: string) => !spawnSync('which', [name]).error && spawnSync('which', [name]).status === 0;
const isComplete = () => ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].every(isCommand) && miniBrowser() !== undefined;

if (!isComplete() && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], options);
}
if (!isComplete()) {
  console.error(`Firefox or WebKit is missing. On Debian, as root: apt-get install ${PACKAGES.join(' ')}`);
  process.exit(1);
}
