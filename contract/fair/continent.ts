import { z } from '../zod'

/** Every country of `Country` by continent, as the statistics of the United Nations group them (M49). */
const countries = {
  asia: 'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  europe:
    'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA',
  north_america:
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  south_america: 'AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE',
  oceania: 'AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW',
  antarctica: 'AQ',
} as const

export const continents = Object.keys(countries) as (keyof typeof countries)[]
export const Continent = z.enum(continents)
export type Continent = z.infer<typeof Continent>

/** The countries of a continent, as ISO 3166-1 alpha-2. */
export const countriesOf = (continent: Continent): string[] => countries[continent].split(' ')

/** The continent of a country (product §3); null for a code that is none of `Country`. */
export const continentOf = (country: string): Continent | null =>
  continents.find((continent) => countriesOf(continent).includes(country)) ?? null
