import type { ProgramYear } from '#contract/education/year'
import { paths } from '../site'

/** Structured data of the program for search engines: a grant with its dates and its largest amount. */
export const programData = ({ figures, year }: ProgramYear, name: string, origin: string): object => ({
  '@type': 'MonetaryGrant',
  '@id': `${origin}${paths.info}#${year}`,
  name,
  url: origin + paths.info,
  amount: { '@type': 'MonetaryAmount', currency: 'KRW', maxValue: figures.limit_won },
})
