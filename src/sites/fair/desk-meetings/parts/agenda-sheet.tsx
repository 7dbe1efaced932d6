import { useTranslation } from 'react-i18next'
import type { Paper } from '#contract/fair/badge'
import type { FairEdition } from '#contract/fair/edition'
import { useCountryName } from '#src/kits/booking/countries'
import { useDates } from '#src/session/dates'
import { useName } from '../../meetings/parts/use-when'

/** The confirmed meetings of one company, day by day, on one page. */
export function AgendaSheet({
  paper: { party, name_en, name_ko, booth, meetings },
  fair,
}: {
  paper: Paper
  fair: FairEdition | null
}) {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: company } = useTranslation('fair.company')
  const dates = useDates()
  const name = useName()
  const countryName = useCountryName()
  const days = [...new Set(meetings.map(({ slot }) => slot.day))]
  return (
    <section className="agenda" aria-label={t('print.agenda', { company: name(party.company) })}>
      <header className="mb-[5mm] flex items-start justify-between gap-6">
        <div className="min-w-0">
          <h2 className="text-[16pt] font-bold wrap-anywhere">{name(party.company)}</h2>
          <p className="text-[10pt]">{[name_en, name_ko].filter(Boolean).join(' · ')}</p>
          <p className="text-[10pt] text-[#555555]">
            {[
              company(`side.${party.side}`),
              countryName(party.country),
              booth && `${t('column.booth')} ${booth.number}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <p className="max-w-[70mm] text-end text-[9pt] text-[#555555]">
          {fair && name(fair.figures.name)}
          <br />
          {t('print.korean')}
        </p>
      </header>
      {meetings.length === 0 && <p className="text-[10pt]">{t('print.noMeetings')}</p>}
      {days.map((day) => (
        <table key={day} className="mb-[5mm] text-[10pt]">
          <caption className="mb-[1mm] text-start text-[11pt] font-bold">{dates.day(day)}</caption>
          <thead>
            <tr className="text-[8pt] text-[#555555]">
              <th scope="col" className="w-[28mm]">
                {t('print.time')}
              </th>
              <th scope="col">{t('print.with')}</th>
              <th scope="col" className="w-[20mm]">
                {t('print.place')}
              </th>
            </tr>
          </thead>
          <tbody>
            {meetings
              .filter(({ slot }) => slot.day === day)
              .map(({ id, slot, other, booth: at }) => (
                <tr key={id}>
                  <td className="figures font-semibold">
                    {slot.starts}–{slot.ends}
                  </td>
                  <td>
                    <span className="font-semibold wrap-anywhere">{name(other.company)}</span>{' '}
                    <span className="text-[#555555]">{countryName(other.country)}</span>
                  </td>
                  <td className="font-semibold">{at?.number ?? '–'}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}
