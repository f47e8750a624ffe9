/**
 * Deletes from node_modules what a server never reads: types, sources, maps, texts for readers, tests, and second
 * copies of packages for other runtimes. For the image; it ruins an installation for development.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const modules = join(root, 'node_modules');

/** Licences have to stay beside what they license; some packages have theirs in the README. */
const LICENCE = /^(?:licen[cs]e|notice|copying|readme)/i;
const FILES =
  /\.(?:map|[cm]?ts|flow|md|markdown|html|tsbuildinfo)$|^(?:changelog|history|makefile)(?:\.(?:txt|rst))?$/i;
const FOLDERS = new Set(['test', 'tests', '__tests__', 'example', 'examples', 'docs', 'man', '.github']);

/** Copies that Node does not load, for bundlers, browsers, older languages, and fonts that no document may use. */
const COPIES = [
  '@microsoft/tsdoc/lib',
  '@opentelemetry/api/build/esm',
  '@opentelemetry/api/build/esnext',
  '@swc/helpers/cjs',
  '@swc/helpers/src',
  'brotli/build',
  'class-transformer/bundles',
  'class-transformer/esm2015',
  'class-transformer/esm5',
  'class-validator/bundles',
  'class-validator/esm2015',
  'class-validator/esm5',
  'fontkit/dist/browser-module.mjs',
  'fontkit/dist/browser.cjs',
  'fontkit/dist/main.cjs',
  'handlebars/dist/amd',
  'libphonenumber-js/bundle',
  'libphonenumber-js/es6',
  'libphonenumber-js/es6-modern',
  'libphonenumber-js/source',
  'luxon/build/amd',
  'luxon/build/cjs-browser',
  'luxon/build/global',
  'luxon/src',
  'pdfkit/.yarn',
  'pdfkit/js/data',
  'pdfkit/js/pdfkit.browser.js',
  'pdfkit/js/pdfkit.browser.mjs',
  'pdfkit/js/pdfkit.browser.old.js',
  'pdfkit/js/pdfkit.browser.old.mjs',
  'pdfkit/js/pdfkit.js',
  'pdfkit/js/pdfkit.old.js',
  'pdfkit/js/pdfkit.standalone.js',
  'pdfkit/js/standard-fonts',
  'read-excel-file/bundle',
  'read-excel-file/commonjs',
  'rxjs/dist/bundles',
  'rxjs/dist/esm',
  'rxjs/dist/esm5',
  'rxjs/src',
  'sharp/src',
  'swagger-ui-dist/swagger-ui-es-bundle-core.js',
  'swagger-ui-dist/swagger-ui-es-bundle.js',
  'swagger-ui-dist/swagger-ui.js',
  'unzipper-esm/dist',
  'validator/es',
  'validator/validator.js',
  'validator/validator.min.js',
  'worker-f/bundle',
  'worker-f/commonjs',
  'write-excel-file/bundle',
  'write-excel-file/commonjs',
];

const description: { devDependencies?: object } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
if (description.devDependencies)
  throw new Error('This is an installation for development. First: npm pkg delete devDependencies && npm prune');

for (const copy of COPIES) {
  if (!existsSync(join(modules, copy))) throw new Error(`There is no node_modules/${copy}: take it off the list.`);
  await rm(join(modules, copy), { recursive: true });
}
for (const entry of await readdir(modules, { recursive: true, withFileTypes: true })) {
  const isUnread = entry.isDirectory() ? FOLDERS.has(entry.name) : FILES.test(entry.name) && !LICENCE.test(entry.name);
  if (isUnread) await rm(join(entry.parentPath, entry.name), { recursive: true, force: true });
}
