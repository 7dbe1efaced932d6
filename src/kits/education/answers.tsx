import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { requestedWon } from '#contract/education/eligibility'
import { type Written, type WrittenSection, writtenSections } from '#contract/education/sections'
import type { YearFigures } from '#contract/education/year'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { type Fact, Facts } from '#src/ui/facts'
import { useFieldWords } from './use-field-words'

interface AnswersProps {
  written: Written
  figures: YearFigures
  /** Beside the title of a section, such as a link back to its step. */
  action?: (section: WrittenSection) => ReactNode
}

/** All answers of an application, section by section. */
export function Answers({ written, figures, action }: AnswersProps) {
  const { t } = useTranslation('education')
  const facts = useFacts(written, figures)
  return (
    <div className="stack-5">
      {writtenSections.map((section) => (
        <Card key={section} as="section">
          <div className="mb-1 flex flex-wrap items-baseline justify-between gap-3">
            <h3 className="text-lg font-bold">{t(`step.${section}`)}</h3>
            {action?.(section)}
          </div>
          <Facts facts={facts(section)} />
        </Card>
      ))}
    </div>
  )
}

/** Returns the facts of a section. */
function useFacts(written: Written, figures: YearFigures): (section: WrittenSection) => Fact[] {
  const { t } = useTranslation('education')
  const words = useFieldWords(figures)
  const dates = useDates()
  const won = useWon()
  const language = useContentLang()
  const none = <span className="text-muted">{t('check.nothing')}</span>
  const fact = (section: WrittenSection, path: string, value: string | number | null): Fact => ({
    label: words.label(section, path),
    value: <span className="whitespace-pre-line">{words.value(section, path, value) || none}</span>,
  })
  const facts: Record<WrittenSection, () => Fact[]> = {
    contact: () => Object.entries(written.contact).map(([field, value]) => fact('contact', field, value)),
    people: () =>
      written.people.groups.map(({ count, ...group }, at) => ({
        label: t('people.row', { count: at + 1 }),
        value: [
          ...Object.entries(group).map(([field, value]) => words.value('people', field, value)),
          count === null ? '–' : t('people.number', { count }),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    trip: () => [
      fact('trip', 'arrival', written.trip.arrival),
      fact('trip', 'departure', written.trip.departure),
      fact('trip', 'purpose', written.trip.purpose),
      ...written.trip.days.map(({ date, activities }) => ({
        label: dates.day(date),
        value: <Plan activities={activities} words={words} />,
      })),
    ],
    support: () => [
      ...written.support.lines.map(({ item, quantity }) => {
        const listed = figures.items.find(({ id }) => id === item)
        return {
          label: listed?.name[language] ?? item,
          value: `${quantity ?? '–'} × ${won(listed?.unit_won ?? 0)} = ${won((listed?.unit_won ?? 0) * (quantity ?? 0))}`,
        }
      }),
      { label: t('support.total'), value: <strong>{won(requestedWon(written, figures))}</strong> },
      fact('support', 'reason', written.support.reason),
    ],
  }
  return (section) => facts[section]()
}

interface PlanProps {
  activities: Written['trip']['days'][number]['activities']
  words: ReturnType<typeof useFieldWords>
}

function Plan({ activities, words }: PlanProps) {
  const { t } = useTranslation('education')
  if (activities.length === 0) return <span className="text-muted">{t('trip.nothing')}</span>
  return (
    <ul className="stack-1">
      {activities.map(({ kind, name, starts, ends, address, people, note }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a day may say the same
        <li key={at}>
          {[
            starts && `${starts}–${ends}`,
            words.value('trip', 'kind', kind),
            name,
            address,
            people && t('people.number', { count: people }),
          ]
            .filter(Boolean)
            .join(' · ')}
          {note && <span className="block text-sm text-muted">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
