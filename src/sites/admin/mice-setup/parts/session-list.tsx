import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MiceFigures } from '#contract/mice/edition'
import type { SetupMiceSession } from '#contract/mice/setup-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'

interface SessionListProps {
  sessions: readonly SetupMiceSession[]
  figures: MiceFigures
  chosen: string | undefined
  linkTo: (id: string) => string
}

/** The sessions day by day, each day hall by hall. */
export function SessionList({ sessions, figures: { days, halls }, chosen, linkTo }: SessionListProps) {
  const { t } = useTranslation('admin.mice-setup')
  const dates = useDates()
  const lang = useContentLang()
  return (
    <div className="space-y-4">
      {days.map(({ day }) => {
        const ofDay = sessions.filter((session) => session.day === day)
        return (
          <DetailPart key={day} title={dates.day(day)}>
            {ofDay.length === 0 && <p className="text-sm text-muted">{t('sessions.none')}</p>}
            {halls.map(({ id: hall, name }) => {
              const here = ofDay.filter((session) => session.hall === hall)
              if (here.length === 0) return null
              return (
                <div key={hall} className="mb-3">
                  <h3 className="text-sm font-semibold text-muted">{name[lang]}</h3>
                  <ul>
                    {here.map(({ id, starts, ends, title, seats, free, waiting }) => (
                      <li key={id}>
                        <Link
                          to={linkTo(id)}
                          preventScrollReset
                          aria-current={id === chosen ? 'true' : undefined}
                          className="grid min-h-10 grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 rounded-sm px-2 py-2 text-sm hover:bg-sunken aria-[current]:bg-brand-soft"
                        >
                          <span className="font-semibold figures">
                            {starts}–{ends}
                          </span>
                          <span className="min-w-0 wrap-anywhere">
                            {title[lang]}
                            <span className="block text-muted figures">
                              {t('sessions.seats', { taken: seats - free, seats })}
                              {waiting > 0 && ` · ${t('sessions.waiting', { count: waiting })}`}
                            </span>
                          </span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              )
            })}
          </DetailPart>
        )
      })}
    </div>
  )
}
