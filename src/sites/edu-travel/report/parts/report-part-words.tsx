import { useTranslation } from 'react-i18next'
import type { ReportSection, WrittenReport } from '#contract/education/report/sections'
import { useWon } from '#src/session/use-won'
import { ComparedLines } from '../../parts/compared-lines'

type Day = WrittenReport['days']['days'][number]
type Receipt = WrittenReport['receipts']['lines'][number]
type Photo = WrittenReport['photos']['lines'][number]
type Groups = WrittenReport['people']['groups']

interface ReportPartWordsProps {
  section: ReportSection
  part: string
  value: unknown
  /** The value to compare it with, if there is one. */
  other?: unknown
}

/** One part of a section in words, for choosing between two edits. */
export function ReportPartWords({ section, part, value, other }: ReportPartWordsProps) {
  const linesOf = useLines(section, part)
  return <ComparedLines lines={linesOf(value)} others={linesOf(other)} />
}

function useLines(section: ReportSection, part: string): (value: unknown) => string[] {
  const { t } = useTranslation('edu-travel.application')
  const { t: ofKit } = useTranslation('education.report')
  const won = useWon()
  return (value) => {
    if (value === undefined || value === null) return []
    if (typeof value === 'string') return [value]
    if (part === 'groups')
      return (value as Groups).map(({ count, role, age, sex }) =>
        [count ?? 0, role && t(`people.roles.${role}`), age && t(`people.ages.${age}`), sex && t(`people.sexes.${sex}`)]
          .filter((each) => each !== '')
          .join(' · '),
      )
    if (section === 'receipts') {
      const { what, date, won: amount } = value as Receipt
      return [[date, what, amount === null ? '' : won(amount)].filter(Boolean).join(' · ')]
    }
    if (section === 'photos') return [(value as Photo).words]
    const { planned, added } = value as Day
    return [
      ...planned.map(({ outcome, words }, at) =>
        [at + 1, outcome && ofKit(`days.outcome.${outcome}`), words].filter(Boolean).join(' · '),
      ),
      ...added.map(({ name, words }) => [ofKit('days.added'), name, words].filter(Boolean).join(' · ')),
    ]
  }
}
