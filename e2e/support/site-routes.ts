import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Site } from '#contract/sites/sites'
import { root } from '#server/root'

/** A route of a site, as written in its tree. */
export interface SiteRoute {
  site: Site
  pattern: string
  /** Behind the sign-in. */
  guarded: boolean
  /** The server sends an empty page, which only the browser fills. */
  browserOnly: boolean
}

const sites = path.join(root, 'src/sites')

/** The source of guarded routes: from each guard to the first line with less indentation. */
const guardedParts = (source: string): string[] =>
  [...source.matchAll(/^( *)middleware: \[[^\]]*\brequireSession\([\s\S]*?(?=^(?!\1))/gm)].map(([part]) => part)

function routesIn(file: string): SiteRoute[] {
  const source = readFileSync(path.join(sites, file), 'utf8')
  const guarded = guardedParts(source)
  // On a line of its own, or with the lines indented below it.
  const routes = source.matchAll(/^ *\{ path: '([^']+)'(.*)|^( *)path: '([^']+)'(.*\n(?:\3.*\n)*)/gm)
  const found = [...routes].map(([, ofLine, line, , ofBlock, block]) => [ofLine ?? ofBlock ?? '', line ?? block ?? ''])
  return found.map(([pattern = '', rest = '']) => ({
    site: file.split('/')[0] as Site,
    pattern,
    guarded:
      file.endsWith('member-routes.tsx') ||
      /\brequireSession\(/.test(rest) ||
      guarded.some((part) => part.includes(`path: '${pattern}'`)),
    browserOnly: /middleware: \[[^\]]*\bbrowserOnly\b/.test(rest),
  }))
}

/**
 * Every route of the sites, except developers' pages: read from their sources, which Playwright cannot import.
 * `tests/contract/sites.test.ts` checks that both agree.
 */
export const siteRoutes: readonly SiteRoute[] = readdirSync(sites, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!dev\/)(?:[\w-]+\/){1,2}(?:member-)?routes\.tsx$/.test(file))
  .toSorted()
  .flatMap(routesIn)
