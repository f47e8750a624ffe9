import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Sizes a picture is made in, by the role it plays: `import hero from '@/images/x.webp?role=hero'`. */
const roles: Record<string, { w: string; quality: string }> = {
  hero: { w: '640;960;1280;1920', quality: '55' },
  card: { w: '400;800', quality: '55' },
};

/**
 * The calculation in chunks of its own, so that a test can weigh it: the limits and units, which the chart of the families
 * needs with its page, and all that comes only when somebody types. Its words and the fluids beyond water are in neither.
 */
const calculation = [
  {
    name: 'limits',
    test: /\/server\/calculation\/(?:calculation\.types|interpolation|checks\/families|checks\/materials|units\/units)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'calculation',
    test: /\/server\/calculation\/(?!words\/|fluids\/more\/|drawing\/|recorded|swap-sides|sizing\/thermal-length|[\w./-]+\.types)/,
    includeDependenciesRecursively: false,
  },
];

/** In one file, because small ones compress worse. */
const formats = { name: 'formats', test: /\/web\/lib\/format\/|\/server\/post-view\/format\./ };

/** What every page starts with, in one file, because small ones compress worse; `main.tsx` stays the entry. */
const frame = { name: 'frame', tags: ['$initial' as const], test: /^(?!.*\/web\/(?:index\.html|main\.tsx))/ };

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    imagetools({
      cache: { enabled: true, dir: here('../.cache/images') },
      defaultDirectives: (url) => {
        const role = roles[url.searchParams.get('role') ?? ''];
        return new URLSearchParams(role ? { ...role, format: 'avif;webp', as: 'picture' } : {});
      },
    }),
  ],
  resolve: { alias: { '@server': here('../server'), '@': here('.') } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: [...calculation, formats, frame] } } },
  },
  ssr: { noExternal: true },
  // Prerendered pages need the class names of the browser's code: MUI's development code names them otherwise.
  environments: { ssr: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/certificates', '/data-sheets', '/delivery-files'].map((path) => [path, 'http://127.0.0.1:8080']),
    ),
  },
});
