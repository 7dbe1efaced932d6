import { useTranslation } from 'react-i18next'
import type { MiceSeat, MiceSession } from '#contract/mice/session'
import { useLanguageNames } from '#src/kits/booking/language-names'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { site } from '../../site'
import { SeatButton } from './seat-button'

interface SessionCardProps {
  session: MiceSession
  hall: string
  own: MiceSeat | undefined
  /** The chosen sessions that overlap this one. */
  clashes: readonly MiceSession[]
  signedIn: boolean
  registered: boolean | undefined
  isOn: boolean
  begun: boolean
}

/** A session with its speakers, the remaining seats, and the button to take one. */
export function SessionCard({ session, hall, own, clashes, isOn, ...rest }: SessionCardProps) {
  const { t } = useTranslation('mice.conference')
  const { t: common } = useTranslation(site)
  const lang = useContentLang()
  const spoken = useLanguageNames(session.languages)
  return (
    <article
      className={`flex h-full flex-col rounded-md border p-3.5 ${own ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface'}`}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold figures">
          {session.starts}–{session.ends}
        </span>
        <span className="flex gap-1.5">
          {isOn && <Badge tone="accent">{t('now')}</Badge>}
          {own && (
            <Badge tone={own.state === 'seat' ? 'success' : 'warning'}>
              {own.state === 'seat' ? t('seat.mine') : t('seat.place', { place: own.place ?? 0 })}
            </Badge>
          )}
        </span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {common(`track.${session.track}`)}
        <span className="lg:hidden"> · {hall}</span>
      </p>
      <h3 className="mt-0.5 font-bold wrap-anywhere">{session.title[lang]}</h3>
      <p className="mt-1 text-sm text-muted">{session.summary[lang]}</p>
      <ul className="mt-2 text-sm">
        {session.speakers.map(({ name, role }) => (
          <li key={name.en}>
            <span className="font-semibold">{name[lang]}</span> <span className="text-muted">{role[lang]}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-muted">{t('languages', { list: spoken })}</p>
      {clashes.map(({ id, title }) => (
        <p key={id} className="mt-2 text-sm font-semibold text-warning">
          {t('clash', { title: title[lang] })}
        </p>
      ))}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-3">
        <p className={`text-sm figures ${session.free > 0 ? 'text-muted' : 'font-semibold text-warning'}`}>
          {session.free > 0
            ? t('seat.free', { count: session.free, all: session.seats })
            : t('seat.full', { count: session.waiting })}
        </p>
        <SeatButton session={session} own={own} {...rest} />
      </div>
    </article>
  )
}
