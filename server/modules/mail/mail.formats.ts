import { dayAt } from '#contract/days'
import { intlCode, type Lang } from '#contract/languages'
import { formatMoney } from '#contract/money'

/** How mails of a language format days, instants and won; all in Seoul time. */
export const formatsOf = (lang: Lang) => {
  const language = intlCode(lang)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const instant = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Seoul',
  })
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return {
    /** A Seoul day, YYYY-MM-DD. */
    day: (text: string) => day.format(dayAt(text)),
    /** An instant, ISO 8601. */
    instant: (text: string) => instant.format(new Date(text)),
    /** Languages by name: as spoken, like on the pages, without script or country. */
    spoken: (codes: readonly string[]) => codes.map((code) => names.of(code.split('-')[0] ?? code) ?? code).join(', '),
    won: (amount: number) => formatMoney({ amount, currency: 'KRW' }, lang),
  }
}
