import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Sizes a picture is made in, by the role it plays: `import hero from '@/images/x.webp?role=hero'`. */
const roles: Record<string, { w: string; quality: string }> = {
  hero: { w: '640;1280;1920', quality: '55' },
  card: { w: '400;800', quality: '55' },
};

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
  build: { outDir: here('../dist/web'), emptyOutDir: true, manifest: true, assetsInlineLimit: 0, target: 'es2022' },
  ssr: { noExternal: true },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/certificates', '/delivery-files'].map((path) => [path, 'http://127.0.0.1:8080']),
    ),
  },
});
