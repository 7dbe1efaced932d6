import { useMemo } from 'react'
import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** ISO 3166-1 alpha-2, all that are assigned. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )

/** All countries by their name in the reader's language, also found by code and English name. */
export function useCountries() {
  const language = intlCode(useLanguage())
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const english = new Intl.DisplayNames('en', { type: 'region' })
    return codes
      .map((value) => ({ value, label: names.of(value) ?? value, also: `${value} ${english.of(value)}` }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language))
  }, [language])
}

/** The name of one country in the reader's language. */
export function useCountryName(): (code: string) => string {
  const language = intlCode(useLanguage())
  return (code) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** The code of a country by its code or its name in English, Korean or the reader's language. */
export function useCountryCode(): (text: string) => string | undefined {
  const countries = useCountries()
  return useMemo(() => {
    const korean = new Intl.DisplayNames('ko', { type: 'region' })
    const codes = new Map<string, string>()
    for (const { value, label, also } of countries) {
      const names = [value, label, also.slice(value.length + 1), korean.of(value) ?? value]
      for (const name of names) codes.set(name.toLowerCase(), value)
    }
    return (text: string) => codes.get(text.toLowerCase())
  }, [countries])
}
