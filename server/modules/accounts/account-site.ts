import type { Area } from '#contract/endpoint'
import { type AccountSite, passwordsOf, pathIn, type Site, siteOfArea, siteRecords } from '#contract/sites/sites'
import type { Settings } from '#server/settings'

/** The session area in which a site has its accounts. */
export const areaAt = (site: Site): Area => siteRecords[site].area

/** The site that mails to somebody of an area name: the one where it was asked, or else the first of that area. */
export function siteFor(area: Area, asked?: AccountSite): Site {
  const site = asked && areaAt(asked) === area ? asked : siteOfArea(area)
  if (!site) throw new Error(`No site signs people in to ${area}`)
  return site
}

/** Where a site has its pages about accounts; null where an operator sets the passwords, and no new one can be asked for. */
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
