import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../../server/root.ts'

const production = path.join(root, 'node_modules/react-router/dist/production')
const files: Record<string, string> = { 'react-router': 'index', 'react-router/dom': 'dom-export' }

/** What only the router's framework uses and routers of data carry along, each with what takes its place here. */
const unused: [text: string, lean: string][] = [
  // Links that load ahead of a click: none of ours does.
  ['function usePrefetchBehavior(', 'const usePrefetchBehavior = () => [false, null, {}];\nfunction withPrefetch('],
  ['shouldPrefetch && !isAbsolute ?', 'false ?'],
  // Errors of server components.
  ['React2.createElement(RSCErrorHandler, { error }, result)', 'result'],
  ['= decodeRouteErrorResponseDigest(error.digest)', '= void 0'],
  // The state that its own server writes into a page.
  ['= window?.__staticRouterHydrationData', '= void 0'],
  // Hooks for those who measure routers.
  ['if (init.instrumentations)', 'if (false)'],
  ['if (opts?.instrumentations)', 'if (false)'],
]

/** Throws when a text is no longer there, so that a new version of the router does not bring back what was left out. */
function without(code: string): string {
  return unused.reduce((lean, [text, instead]) => {
    if (!lean.includes(text)) throw new Error(`lean-router: the router has no longer "${text}"`)
    return lean.replaceAll(text, instead)
  }, code)
}

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
      code: (code.includes('function usePrefetchBehavior(') ? without(code) : code)
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})
