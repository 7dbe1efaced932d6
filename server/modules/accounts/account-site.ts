import type { Area } from '#contract/endpoint'
import { type AccountSite, passwordsOf, pathIn, type Site, siteOfArea, siteRecords } from '#contract/sites/sites'
import type { Settings } from '#server/settings'

/** Returns the session area of a site's accounts. */
export const areaAt = (site: Site): Area => siteRecords[site].area

/** Returns the site in whose name an account of an area is emailed: the one where it was asked, or the first of that area. */
export function siteFor(area: Area, requested?: AccountSite): Site {
  const site = requested && areaAt(requested) === area ? requested : siteOfArea(area)
  if (!site) throw new Error(`No site signs people in to ${area}`)
  return site
}

/** Returns the paths of a site's account pages; null where an operator sets the passwords, and no new one can be requested. */
export function accountPaths(site: Site, { FAIR_SLUG }: Pick<Settings, 'FAIR_SLUG'>) {
  const { home, login } = siteRecords[site]
  const passwords = passwordsOf(site)
  const own = (path: string) => pathIn(path, FAIR_SLUG)
  return {
    home: own(home),
    login: own(login),
    findPassword: passwords ? own(passwords.findPassword) : null,
    reset: (token: string) => (passwords ? own(passwords.reset(token)) : null),
  }
}
