import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname

/** Server rendering only: each lazily loaded layout or page tells its own path, so that a page knows which chunks it used. */
const routeFiles = (): Plugin => ({
  name: 'route-files',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  transform: {
    filter: { id: /src\/sites\/[^/]+\/(layout|pages\/.+)\.tsx$/ },
    handler: (code, id) => ({
      code: `${code}\nexport const file = ${JSON.stringify(path.relative(root, id))}`,
      map: null,
    }),
  },
})

const alias = ['contract', 'src', 'server', 'tests'].map((name) => ({
  find: new RegExp(`^#${name}/`),
  replacement: `${path.join(root, name)}/`,
}))

export default defineConfig({
  plugins: [react(), tailwind(), routeFiles()],
  resolve: { alias },
  appType: 'custom',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'vendor', test: /node_modules/, tags: ['$initial'] }] },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/ssr',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
    server: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        minify: false,
        sourcemap: true,
        target: 'node20',
        rolldownOptions: { input: 'server/main.ts' },
      },
    },
  },
})
