import './own-agenda.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Meeting } from '#contract/fair/meeting'
import { useDates } from '#src/session/dates'
import { ownParticipant } from '../../account/queries'
import { useOwnWords } from '../../company/parts/use-own-words'
import { useName } from './use-when'

/** The company's confirmed meetings on paper, day by day; not on the screen. Needs `ownParticipant` loaded. */
export function OwnAgenda({ meetings }: { meetings: readonly Meeting[] }) {
  const { t } = useTranslation('fair.meetings')
  const dates = useDates()
  const name = useName()
  const ownWords = useOwnWords()
  const { data: own } = useSuspenseQuery(ownParticipant())
  const days = [...new Set(meetings.map(({ slot }) => slot.day))].toSorted()
  return (
    <section className="own-agenda" aria-label={t('list.agenda')}>
      <h2>{ownWords(own.company_en, own.company_ko)}</h2>
      <p>
        {t('list.agenda')} · {t('list.korean')}
      </p>
      {days.map((day) => (
        <table key={day}>
          <caption>{dates.day(day)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('list.time')}</th>
              <th scope="col">{t('list.with')}</th>
              <th scope="col">{t('list.place')}</th>
            </tr>
          </thead>
          <tbody>
            {meetings
              .filter(({ slot }) => slot.day === day)
              .toSorted((one, other) => (one.slot.starts < other.slot.starts ? -1 : 1))
              .map(({ id, slot, other, booth, message }) => (
                <tr key={id}>
                  <td className="figures">
                    {slot.starts}–{slot.ends}
                  </td>
                  <td>
                    <strong>{name(other.company)}</strong>
                    {message && <div>{message}</div>}
                  </td>
                  <td>{booth?.number ?? t('row.noBooth')}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}
