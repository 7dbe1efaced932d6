import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MiceEdition } from '#contract/mice/edition'
import type { MiceSession } from '#contract/mice/session'
import { shownDay } from '#src/kits/exhibition/countdown'
import { useContentLang } from '#src/session/visitor'
import { useSeoulMinute } from '../../parts/use-seoul-minute'
import { paths, site } from '../../site'

/** The program of the next day of the fair by hall; current sessions are highlighted. */
export function DayProgram({ fair, sessions }: { fair: MiceEdition; sessions: readonly MiceSession[] }) {
  const { t } = useTranslation('mice.home')
  const { t: common } = useTranslation(site)
  const lang = useContentLang()
  const now = useSeoulMinute()
  const day = shownDay(fair)
  const ofDay = sessions.filter((session) => session.day === day)
  const halls = fair.figures.halls.filter(({ id }) => ofDay.some(({ hall }) => hall === id))
  if (ofDay.length === 0) return <p className="text-muted">{t('next.nothing')}</p>
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {halls.map(({ id, name }) => (
        <li key={id}>
          <h3 className="border-b-2 border-ink pb-2 text-lg font-bold">{name[lang]}</h3>
          <ul className="ruled">
            {ofDay
              .filter(({ hall }) => hall === id)
              .map((session) => {
                const isOn = now?.day === day && session.starts <= now.time && now.time < session.ends
                return (
                  <li key={session.id} className={isOn ? 'bg-accent px-3 py-3 text-on-accent' : 'py-3'}>
                    <p className="text-sm figures">
                      {isOn ? t('next.now') : `${session.starts}–${session.ends}`} · {common(`track.${session.track}`)}
                    </p>
                    <Link
                      to={`${paths.conference}#${session.id}`}
                      className="mt-0.5 block rounded-sm font-semibold underline-offset-4 hover:underline"
                    >
                      {session.title[lang]}
                    </Link>
                  </li>
                )
              })}
          </ul>
        </li>
      ))}
    </ul>
  )
}
