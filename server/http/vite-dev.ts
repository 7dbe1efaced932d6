import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'vite'
import { root } from '#server/root'

/**
 * The client's development server inside the product's: sources are transformed on request, and changes reach the browser live.
 */
export interface ViteDev {
  /** Answers requests for sources and public files; calls `next` for all others. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** `index.html` as the browser needs it in development. */
  transformIndexHtml(url: string, html: string): Promise<string>
  /** Loads a module of `src` for server rendering, always in its current version; `file` is relative to the repository. */
  load<T>(file: string): Promise<T>
  close(): Promise<void>
}

/** Starts Vite on the given server, whose port then also carries the messages of hot reload. */
export async function viteDev(server: Server): Promise<ViteDev> {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/.data/**', '**/dist/**'] } },
  })
  return {
    handle: (request, response, next) => vite.middlewares(request, response, next),
    transformIndexHtml: (url, html) => vite.transformIndexHtml(url, html),
    load: <T>(file: string) => vite.ssrLoadModule(`/${file}`, { fixStacktrace: true }) as Promise<T>,
    close: () => vite.close(),
  }
}
