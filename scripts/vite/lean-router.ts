import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../../server/root.ts'

const production = path.join(root, 'node_modules/react-router/dist/production')
const files: Record<string, string> = { 'react-router': 'index', 'react-router/dom': 'dom-export' }

/**
 * The router's package leads every bundler to what warns developers, and names its parts for their tools in a way that keeps
 * those in the bundle that nobody uses. A build takes the quiet one, and only what is used of it.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: Object.entries(files).map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: path.join(production, `${file}.mjs`),
      })),
    },
  }),
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})
