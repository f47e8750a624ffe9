/** Development: the server restarted and the client reloaded as sources change. Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

// The server serves what was built last; the client under development comes from Vite.
await import('./build-if-needed.ts');

const modules = join(import.meta.dirname, '../node_modules');
const programs = [
  ['@nestjs/cli/bin/nest.js', 'start', '--watch', '--preserveWatchOutput'],
  ['vite/bin/vite.js', '-c', 'web/vite.config.ts'],
] as const;

const running = programs.map(([program, ...options]) =>
  spawn(process.execPath, [join(modules, program), ...options], { stdio: 'inherit' }),
);
for (const child of running) child.once('exit', () => running.forEach((each) => each.kill()));
console.log('Open http://localhost:5173 (changes reload); the API is on http://localhost:8080.');
