import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';

// oxlint-disable-next-line no-restricted-imports -- aliases are what this file sets
import { oldestBrowsers } from '../scripts/browsers.ts';
// oxlint-disable-next-line no-restricted-imports -- aliases are what this file sets
import { PICTURE_QUALITY, pictureFormats, pictureWidths } from '../shared/content/picture-roles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds a picture by its role: `import hero from '@/images/x.webp?role=hero'`. */
function directivesOf(role: string | null): Record<string, string> {
  const [, widths] = Object.entries(pictureWidths).find(([name]) => name === role) ?? [];
  if (!widths) return {};
  return { w: widths.join(';'), quality: String(PICTURE_QUALITY), format: pictureFormats.join(';'), as: 'picture' };
}

/**
 * The calculation in chunks of its own, so that a test can weigh it: the limits and units, which the chart of the families
 * needs with its page; all that comes only when somebody types; and how many plates that takes. Its words and the fluids
 * beyond water are in none of them.
 */
const calculation = [
  {
    name: 'limits',
    test: /\/shared\/calculation\/(?:calculation\.types|interpolation|checks\/families|checks\/materials|units\/units)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'calculation',
    test: /\/shared\/calculation\/(?!words\/|fluids\/(?:more|steam)\/|fluids\/every|drawing\/|offers\/|proofs\/|recorded|swap-sides|sizing\/rating|sizing\/thermal-length|sizing\/plates\/|[\w./-]+\.types)/,
    includeDependenciesRecursively: false,
  },
  { name: 'sizing', test: /\/shared\/calculation\/sizing\/plates\//, includeDependenciesRecursively: false },
];

/** In one file, because small ones compress worse. */
const formats = { name: 'formats', test: /\/web\/lib\/format\/|\/shared\/words\/format\./ };
const failures = { name: 'failures', test: /\/web\/lib\/(?:failure|error\.text|fileRefusal\.text)\./ };

/** Code common to all pages, in one file, because small ones compress worse; `main.tsx` stays the entry. */
const frame = { name: 'frame', tags: ['$initial' as const], test: /^(?!.*\/web\/(?:index\.html|main\.tsx))/ };

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  plugins: [
    react(),
    imagetools({
      // Kept in the repository: encoding them takes longer than all else of a build.
      cache: { enabled: true, dir: here('./images/made') },
      defaultDirectives: (url) => new URLSearchParams(directivesOf(url.searchParams.get('role'))),
    }),
  ],
  resolve: { alias: { '@shared': here('../shared'), '@': here('.') } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    manifest: true,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    // The pictures that the site's words come with: of the browser's code only that of administrators knows them.
    ssrEmitAssets: true,
    target: oldestBrowsers,
    // A test weighs the chunks.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Emotion's `withTheme` alone needs it, and is used by nobody.
      treeshake: { moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }] },
      output: { codeSplitting: { groups: [...calculation, formats, failures, frame] } },
    },
  },
  ssr: { noExternal: true },
  // Prerendered pages need the class names of the browser's code: MUI's development code names them otherwise.
  environments: { ssr: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/assets', '/certificates', '/data-sheets', '/delivery-files', '/pictures'].map((path) => [
        path,
        'http://127.0.0.1:8080',
      ]),
    ),
  },
}));
