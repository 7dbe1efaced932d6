import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../../server/root.ts'

const production = path.join(root, 'node_modules/react-router/dist/production')
const files: Record<string, string> = { 'react-router': 'index', 'react-router/dom': 'dom-export' }

/** Code that only the router's framework mode uses, but that data routers include too, each with its replacement. */
const unused: [text: string, lean: string][] = [
  // Links that load ahead of a click: the product has none.
  ['function usePrefetchBehavior(', 'const usePrefetchBehavior = () => [false, null, {}];\nfunction withPrefetch('],
  ['shouldPrefetch && !isAbsolute ?', 'false ?'],
  // Errors of server components.
  ['React2.createElement(RSCErrorHandler, { error }, result)', 'result'],
  ['= decodeRouteErrorResponseDigest(error.digest)', '= void 0'],
  // The state that the framework's own server writes into a page.
  ['= window?.__staticRouterHydrationData', '= void 0'],
  // Hooks for instrumentation.
  ['if (init.instrumentations)', 'if (false)'],
  ['if (opts?.instrumentations)', 'if (false)'],
]

/**
 * Removes the unused code. Throws when a text no longer occurs, so that a new version of the router does not silently restore it.
 */
function without(code: string): string {
  return unused.reduce((lean, [text, instead]) => {
    if (!lean.includes(text)) throw new Error(`lean-router: the router has no longer "${text}"`)
    return lean.replaceAll(text, instead)
  }, code)
}

/**
 * The router's package by default resolves to its development build with warnings, and sets display names for developer tools in
 * a way that keeps unused components in the bundle. A build uses the production files and drops unused components.
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
      code: (code.includes('function usePrefetchBehavior(') ? without(code) : code)
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})
