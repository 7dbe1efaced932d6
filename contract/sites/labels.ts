import type { SpokenLanguage } from '../languages'
import { type Site, siteRecords, sites } from './sites'

/** What the menus call each site in a language; a build writes it out, so that nobody loads the words of other languages. */
export const labelsIn = (language: SpokenLanguage): Readonly<Partial<Record<Site, string>>> =>
  Object.fromEntries(
    sites.flatMap((site) => {
      const words = siteRecords[site].label
      return words ? [[site, words[language]]] : []
    }),
  )
