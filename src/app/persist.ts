import { areas } from '#contract/endpoint'
import { type LanguageCode, languageCodes } from '#contract/languages'
import { type Currency, currencies } from '#contract/money'
import {
  businessTestKey,
  currencyKey,
  keptKey,
  localeKey,
  noteKey,
  socialTokenKey,
  type Tokens,
  tokenKeys,
} from '#src/session/areas'
import { goOffDuty } from '#src/session/on-duty'
import type { Prefs } from '#src/session/stores'
import type { Visitor } from '#src/session/visitor'

const among = <T extends string>(values: readonly T[], value: string | null | undefined): T | undefined =>
  values.find((each) => each === value)

/** Reads what the tab has stored of its visitor. `LOCALE` is only set when it was chosen (product §4). */
export function readStored(): { prefs: Partial<Prefs>; tokens: Tokens; social: boolean } {
  const language = among<LanguageCode>(languageCodes, sessionStorage.getItem(localeKey))
  const currency = among<Currency>(currencies, sessionStorage.getItem(currencyKey))
  const tokens: Tokens = {}
  for (const area of areas) {
    const token = sessionStorage.getItem(tokenKeys[area])
    if (token) tokens[area] = token
  }
  const socialToken = tokens.member ? null : sessionStorage.getItem(socialTokenKey)
  if (socialToken) tokens.member = socialToken
  const noteClosed = sessionStorage.getItem(noteKey) !== null
  const prefs = { noteClosed, ...(language && { language, languageChosen: true }), ...(currency && { currency }) }
  return { prefs, tokens, social: socialToken !== null }
}

/** Returns the language in `?lang=`, which is not stored, otherwise the chosen one, then the browser's, then English. */
export function languageOfPage(chosen: LanguageCode | undefined): LanguageCode {
  const requested = among<LanguageCode>(languageCodes, new URLSearchParams(location.search).get('lang'))
  return requested ?? chosen ?? (/^ko\b/i.test(navigator.language) ? 'ko' : 'en')
}

/** Writes later changes of the visitor's stores to the tab's session storage. */
export function keepStored(visitor: Visitor): void {
  visitor.session.subscribe(({ tokens, social }, before) => {
    if (tokens === before.tokens) return
    for (const area of areas) {
      const token = tokens[area]
      if (token === before.tokens[area]) continue
      // It belongs to the earlier user.
      sessionStorage.removeItem(keptKey(area))
      goOffDuty(area)
      const isSocial = area === 'member' && social
      if (token) sessionStorage.setItem(isSocial ? socialTokenKey : tokenKeys[area], token)
      if (!token || isSocial) sessionStorage.removeItem(tokenKeys[area])
      if (area === 'member' && !(token && isSocial)) sessionStorage.removeItem(socialTokenKey)
      if (area === 'business' && !token) sessionStorage.removeItem(businessTestKey)
    }
  })
  visitor.prefs.subscribe((prefs, before) => {
    const chosen = prefs.languageChosen && !(before.languageChosen && prefs.language === before.language)
    if (chosen) sessionStorage.setItem(localeKey, prefs.language)
    if (prefs.currency !== before.currency) sessionStorage.setItem(currencyKey, prefs.currency)
    if (prefs.noteClosed && !before.noteClosed) sessionStorage.setItem(noteKey, 'closed')
  })
}
