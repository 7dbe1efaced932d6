import { useTranslation } from 'react-i18next'
import { isDay } from '#contract/days'
import type { Report } from '#contract/education/report/report'
import type { ReportSection } from '#contract/education/report/sections'
import { useDates } from '#src/session/dates'

const fields = [
  'summary',
  'outcome',
  'words',
  'name',
  'kind',
  'item',
  'what',
  'date',
  'won',
  'file_id',
  'why',
  'consent',
  'lines',
] as const

/** Returns the name of a report's field by its path, such as `lines.2.won`. */
export function useReportWords({ written }: Pick<Report, 'written'>): (section: ReportSection, path: string) => string {
  const { t } = useTranslation('edu-travel.report')
  const { t: ofKit } = useTranslation('education.report')
  const dates = useDates()
  const fieldOf = (name: string | undefined) => {
    const field = fields.find((each) => each === name)
    return field ? t(`field.${field}`) : ''
  }
  return (section, path) => {
    const [list = '', at = '', inner, nth, last] = path.split('.')
    const joined = (...words: string[]) => words.filter(Boolean).join(' · ') || ofKit(`section.${section}`)
    if (section === 'days' && list === 'days' && at !== '') {
      const date = isDay(at) ? at : written.days.days[Number(at)]?.date
      const entry =
        nth === undefined ? '' : t(inner === 'added' ? 'field.addition' : 'field.entry', { count: Number(nth) + 1 })
      return joined(date ? dates.day(date) : '', entry, fieldOf(last))
    }
    if (list === 'lines' && at !== '') {
      const row = section === 'photos' ? written.photos.lines : written.receipts.lines
      const count = (/^\d+$/.test(at) ? Number(at) : row.findIndex(({ id }) => id === at)) + 1
      return joined(t(section === 'photos' ? 'field.photo' : 'field.receipt', { count }), fieldOf(inner))
    }
    if (list === 'groups') return ofKit('section.people')
    return joined(fieldOf(list))
  }
}
