import { useMemo } from 'react'
import { countryCodes } from '#contract/countries'
import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** All countries by their name in the reader's language, also found by code and English name. */
export function useCountries() {
  const language = intlCode(useLanguage())
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const english = new Intl.DisplayNames('en', { type: 'region' })
    return countryCodes
      .map((value) => ({ value, label: names.of(value) ?? value, also: `${value} ${english.of(value)}` }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language))
  }, [language])
}

/** Returns the name of a country in the reader's language. */
export function useCountryName(): (code: string) => string {
  const language = intlCode(useLanguage())
  return (code) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** Finds a country's code by its code or its name in English, Korean or the reader's language. */
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
