import type { SpokenLanguage } from '../languages'
import { type Site, siteRecords, sites } from './sites'

/** The menu labels of the sites in one language; a build writes them out, so that no client loads labels of other languages. */
export const labelsIn = (language: SpokenLanguage): Readonly<Partial<Record<Site, string>>> =>
  Object.fromEntries(
    sites.flatMap((site) => {
      const words = siteRecords[site].label
      return words ? [[site, words[language]]] : []
    }),
  )
