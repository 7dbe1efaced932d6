import { useTranslation } from 'react-i18next'
import type { FairEdition } from '#contract/fair/edition'
import { useDates } from '#src/session/dates'
import { slotMinutes } from '../../parts/slot-minutes'

/** This year's limits, from its settings, and the start of each phase. */
export function MeetingRules({ fair: { figures, slots } }: { fair: FairEdition }) {
  const { t } = useTranslation('fair.program')
  const { day } = useDates()
  const rules = [
    t('rules.registration', { from: day(figures.registration_opens), to: day(figures.registration_closes) }),
    t('rules.requests', { day: day(figures.requests_open) }),
    t('rules.aDay', { count: figures.requests_a_day }),
    t('rules.waiting', { count: figures.requests_waiting }),
    t('rules.most', { count: figures.meetings_most }),
    t('rules.proposal', { count: figures.proposal_hours }),
    t('rules.length', { count: slotMinutes(slots) }),
    t('rules.contacts'),
  ]
  return (
    <section>
      <h2 className="text-2xl font-bold">{t('rules.title')}</h2>
      <p className="mt-1.5 mb-5 max-w-reading text-muted">{t('rules.lead')}</p>
      <ul className="ruled max-w-reading border-y border-line">
        {rules.map((rule) => (
          <li key={rule} className="py-3">
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}
