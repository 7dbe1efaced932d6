import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SentRecord } from '#contract/fair/record'
import { useName, useWhen } from '../../meetings/parts/use-when'
import { formerRecords } from '../queries'

/** The company's meetings of a former year with its records, read-only. */
export function FormerRecords({ year }: { year: number }) {
  const { t } = useTranslation('fair.records')
  const { data: records } = useSuspenseQuery(formerRecords(year))
  const [name, when] = [useName(), useWhen()]
  return (
    <section className="stack-4 print:hidden">
      <div className="stack-1">
        <h2 className="text-xl font-bold">{t('former', { year: String(year) })}</h2>
        <p className="text-sm text-muted">{t(records.length === 0 ? 'formerNone' : 'formerLead')}</p>
      </div>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface empty:hidden">
        {records.map(({ meeting, record }) => (
          <li key={meeting.id} className="px-4 py-3">
            <p className="font-semibold wrap-anywhere">{name(meeting.other.company)}</p>
            <p className="figures text-sm text-muted">{when(meeting.slot)}</p>
            {record ? <RecordText record={record} /> : <p className="mt-1 text-sm">{t('unsaid')}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecordText({ record }: { record: SentRecord }) {
  const { t } = useTranslation('fair.records')
  const { held, not_held, content, comment } = record
  const facts: [string, string][] = held
    ? [
        [t('type'), t(`types.${record.type}`)],
        [t('potential'), t(`potentials.${record.potential as 1}`)],
        [t('importance'), t(`importances.${record.importance}`)],
        [t('visitors'), t(`visitorBands.${record.visitors}`)],
        [t('contract'), t(`contractBands.${record.contract}`)],
        [t('satisfaction'), t(`satisfactions.${record.satisfaction as 1}`)],
      ]
    : [[t('notHeld'), not_held ? t(`reasons.${not_held}`) : '']]
  const words: [string, string][] = [
    [t('content'), held ? content : ''],
    [t('comment'), comment],
  ]
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-3">
      {[...facts, ...words.filter(([, text]) => text !== '')].map(([label, text]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
