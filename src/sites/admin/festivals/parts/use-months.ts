import { useTranslation } from 'react-i18next'
import { useContentLang } from '#src/session/visitor'

/** Names of months by their numbers, 1 to 12, and of the months from one to another. */
export function useMonths() {
  const { t } = useTranslation('admin.festivals')
  const format = new Intl.DateTimeFormat(useContentLang(), { month: 'long', timeZone: 'UTC' })
  const month = (number: number) => format.format(Date.UTC(2001, number - 1))
  return {
    month,
    span: (first: number, last: number) =>
      first === last ? month(first) : t('months', { first: month(first), last: month(last) }),
  }
}
