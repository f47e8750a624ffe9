/**
 * Replaces the compiled server, shared code and tools by a bundle of them and most of their packages: Node reads a few files instead of
 * some thousands and starts in less time. Run by the build, after the compiler.
 */
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';

import { build } from 'vite';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const server = join(root, 'dist/server');
const shared = join(root, 'dist/shared');
const tools = join(root, 'dist/tools');
const bundled = join(root, 'dist/server-bundled');

/** Packages that stay packages. */
const apart = [
  // Operators' tracing looks into them when they are loaded.
  ['bson', 'express', 'mongodb', 'mongoose', 'pino'],
  // Nest requires them by name, too; of each there must be one.
  ['class-transformer', 'class-validator'],
  // They have files beside their code.
  ['@css-inline/css-inline', '@node-rs/argon2', 'fontkit', 'pdfkit', 'sharp', 'swagger-ui-dist'],
  // Only development has it.
  ['mongodb-memory-server-core'],
];

/** Started as a program, or taken apart by tests. */
const STARTED =
  /^(?:main|app|http-server|platform\/(?:config|database\/database)|upkeep\/changes\/changes|site\/site\.service|programs\/.+|.+[./]process)\.js$/;

/** Gives a module its place, as it was before it became part of a bigger file, and what the compiler says of its lines. */
function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    enforce: 'pre',
    async load(id) {
      if (![server, shared, tools].some((folder) => id.startsWith(join(folder, sep)))) return undefined;
      const place = JSON.stringify(relative(server, id));
      const code = await readFile(id, 'utf8');
      const moved = code
        .replaceAll('import.meta.dirname', `__dirnameOf(${place})`)
        .replaceAll('import.meta.url', `__urlOf(${place})`);
      return { code: moved, map: JSON.parse(await readFile(`${id}.map`, 'utf8')) }; // lines stay lines
    },
  };
}

/** The functions that `ownPlaces` calls, for a file of the bundle. */
function placesFrom(fileName: string): string {
  const back = JSON.stringify(relative(dirname(fileName), ''));
  return [
    `import { dirname as __folder, join as __join } from 'node:path';`,
    `import { pathToFileURL as __url } from 'node:url';`,
    `const __dirnameOf = (place) => __folder(__join(import.meta.dirname, ${back}, place));`,
    `const __urlOf = (place) => __url(__join(import.meta.dirname, ${back}, place)).href;`,
  ].join('\n');
}

const files = await readdir(server, { recursive: true, withFileTypes: true });
const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
const started = paths.map((path) => relative(server, path)).filter((path) => STARTED.test(path));

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [ownPlaces()],
  resolve: { mainFields: ['main', 'module'] },
  ssr: { noExternal: true, external: apart.flat() },
  build: {
    ssr: true,
    target: 'node22',
    outDir: bundled,
    minify: false,
    // The log names the sources.
    sourcemap: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: Object.fromEntries(started.map((path) => [path.slice(0, -extname(path).length), join(server, path)])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name].js',
        // Nest and mongoose call things by the names of their classes.
        keepNames: true,
        banner: ({ fileName }) => placesFrom(fileName),
        sourcemapExcludeSources: true,
      },
    },
  },
});
for (const path of paths.filter((each) => !/\.(?:js|map)$/.test(each)))
  await cp(path, join(bundled, relative(server, path)));
await Promise.all([server, shared, tools].map((folder) => rm(folder, { recursive: true })));
await rename(bundled, server);
