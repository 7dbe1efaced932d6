import { airportVan } from './capital/airport-van'
import { baseball } from './capital/baseball'
import { changdeokgung } from './capital/changdeokgung'
import { cheonggyecheon } from './capital/cheonggyecheon'
import { dance } from './capital/dance'
import { gangneung } from './capital/gangneung'
import { hanbok } from './capital/hanbok'
import { hwacheon } from './capital/hwacheon'
import { imjingak } from './capital/imjingak'
import { lotusLanterns } from './capital/lotus-lanterns'
import { makgeolli } from './capital/makgeolli'
import { nami } from './capital/nami'
import { namsan } from './capital/namsan'
import { openPort } from './capital/open-port'
import { seochon } from './capital/seochon'
import type { SeedProduct } from './shape'

/** Returns the first and last day of the coming season, between two days of the year (`MM-DD`). */
type NextSeason = (from: string, to: string) => { from: string; to: string }

/** In and around the capital, as far as the east coast; most popular first. */
export const capitalProducts = (next: NextSeason): readonly SeedProduct[] => [
  nami,
  hanbok,
  imjingak,
  airportVan,
  namsan,
  changdeokgung,
  dance,
  seochon,
  gangneung,
  makgeolli,
  baseball(next('04-01', '09-30')),
  cheonggyecheon(next('11-27', '12-31')),
  lotusLanterns(next('05-01', '05-23')),
  openPort,
  hwacheon(next('01-09', '01-31')),
]
