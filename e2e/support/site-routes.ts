import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Site } from '#contract/sites/sites'
import { root } from '#server/root'

/** A route of a site, as its tree spells it. */
export interface SiteRoute {
  site: Site
  pattern: string
  /** Behind the sign-in. */
  guarded: boolean
  /** The server sends an empty page, which the browser alone fills. */
  browserOnly: boolean
}

const sites = path.join(root, 'src/sites')

/** The parts of a source between a guard and the end of its route, by the indentation of both. */
const guardedParts = (source: string): string[] =>
  [...source.matchAll(/^( *) {2}middleware: \[[^\]]*\brequireSession\([\s\S]*?^\1\}/gm)].map(([part]) => part)

function routesIn(file: string): SiteRoute[] {
  const source = readFileSync(path.join(sites, file), 'utf8')
  const guarded = guardedParts(source)
  return [...source.matchAll(/\bpath: '([^']+)'((?:(?!\bpath: ')[\s\S])*)/g)].map(
    ([found, pattern = '', rest = '']) => ({
      site: file.split('/')[0] as Site,
      pattern,
      guarded:
        file.endsWith('member-routes.tsx') || guarded.some((part) => part.includes(found.slice(0, -rest.length))),
      browserOnly: /middleware: \[[^\]]*\bbrowserOnly\b/.test(rest),
    }),
  )
}

/**
 * Every route of the sites, developers' pages aside: read from their sources, which Playwright cannot import. That both say
 * the same is held by `tests/contract/sites.test.ts`.
 */
export const siteRoutes: readonly SiteRoute[] = readdirSync(sites, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!dev\/)(?:[\w-]+\/){1,2}(?:member-)?routes\.tsx$/.test(file))
  .toSorted()
  .flatMap(routesIn)
