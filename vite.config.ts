import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstSheet, sheetGroups, siteSheets } from './scripts/vite/first-sheet.ts'
import { viewGroups } from './scripts/vite/first-view.ts'
import { fonts } from './scripts/vite/fonts.ts'
import { leanContract } from './scripts/vite/lean-contract.ts'
import { leanRouter } from './scripts/vite/lean-router.ts'
import { offlineWorkers } from './scripts/vite/offline-workers.ts'

const root = import.meta.dirname
/** The build is written to a separate folder and moved to `dist` when it is done (scripts/install-build.ts). */
const out = process.env.OUT_DIR ?? path.join(root, 'dist')

/**
 * Server rendering only: each site's routes and each lazily loaded page export their own path, so that the server knows which
 * styles a page uses.
 */
const routeFiles = (): Plugin => ({
  name: 'route-files',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  transform: {
    filter: { id: /src\/sites\/(?:[^/]+\/(?:routes|layout)|(?:[^/]+\/){1,2}pages\/.+)\.tsx$/ },
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
/** React has had this hook itself since 18. */
const builtIn = { find: /^use-sync-external-store\/shim$/, replacement: 'react' }

export default defineConfig(({ command }) => ({
  plugins: [firstSheet(), react(), tailwind(), fonts(), routeFiles(), leanContract(), leanRouter(), offlineWorkers()],
  resolve: { alias: [...alias, builtIn] },
  appType: 'custom',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: path.join(out, 'client'),
        emptyOutDir: true,
        manifest: true,
        // A small slice of the font would otherwise be part of the style sheet, which all pages load.
        assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
        modulePreload: {
          polyfill: false,
          // Files that every page has loaded are not listed again as dependencies of later ones.
          resolveDependencies: (_, files, { hostType }) =>
            hostType === 'js' ? files.filter((file) => !/\/(?:rolldown-runtime|vendor|app|base)-/.test(file)) : files,
        },
        rolldownOptions: {
          input: { index: path.join(root, 'index.html'), ...(command === 'build' && siteSheets) },
          // Creating a schema has no side effects, nor does reading a superclass from a namespace: unused ones can be dropped.
          treeshake: { manualPureFunctions: ['z', 'endpoint'], propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 7 },
                ...sheetGroups,
                // A few hundred bytes each, and always used together.
                { name: 'floating', test: /node_modules\/(?:clsx|@floating-ui)\//, priority: 1 },
                ...viewGroups,
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: path.join(out, 'ssr'),
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
      // The build includes React and all, and renders in production mode regardless of the server's environment; in development
      // Node loads them from their packages.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
    server: {
      build: {
        outDir: path.join(out, 'server'),
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        minify: false,
        sourcemap: true,
        target: 'node20',
        // The server, and the processes that decode pictures and match a fair's meetings (server/child.ts).
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            decoder: 'server/decoder/process.ts',
            matcher: 'server/modules/fair-matching/worker/process.ts',
          },
        },
      },
    },
  },
}))
