import '../../theme.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dayInSeoul } from '#contract/days'
import type { Endpoint } from '#contract/endpoint'
import type { ViewerDay } from '#contract/fair/viewer'
import { Page } from '#src/kits/page/page'
import { SiteProvider, useDressed } from '#src/kits/page/site'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { useAwake } from '#src/ui/use-awake'
import { useName } from '../../meetings/parts/use-when'
import { site } from '../../site'

interface ScreenProps {
  day: ViewerDay
  online: boolean
  /** The current time by the server's clock, in ms. */
  now: number
  other: { to: string; label: string }
  /** Turns the pages, if there are several. */
  turn?: ReactNode
  children: ReactNode
}

/** The screens show nothing of a user; one that is signed in still opens without a network. */
export const nothingOwn: readonly Endpoint[] = []

const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })

/** The frame of the screens in the halls: the fair's name and the time in Seoul, without the site's frame. */
export function Screen({ day, online, now, other, turn, children }: ScreenProps) {
  const { t } = useTranslation('fair.viewer')
  const { t: ofSite } = useTranslation(site)
  const name = useName()
  const dates = useDates()
  // A screen that was off overnight has the status of another day.
  const isOfToday = dayInSeoul(new Date(day.now)) === dayInSeoul(now)
  useAwake()
  useDressed(site)
  return (
    <SiteProvider value={{ site, name: ofSite('name'), description: ofSite('description') }}>
      <div data-site={site} className="flex min-h-dvh flex-col bg-[#071a2b] text-white">
        <Page>
          <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-white/20 px-[2vw] py-3">
            <h1 className="text-[clamp(1.1rem,2.2vw,6rem)] font-bold">{name(day.name)}</h1>
            <div className="flex items-center gap-4">
              <p className="text-[clamp(1.4rem,3vw,8rem)] font-bold tabular-nums" data-now>
                {time.format(now)}
              </p>
              {turn}
              <Link to={other.to} className="rounded-md border border-white/40 px-3 py-1.5 text-sm hover:bg-white/10">
                {other.label}
              </Link>
              <Button
                size="sm"
                variant="ghost"
                className="border border-white/40 text-white hover:bg-white/10 max-md:hidden"
                onClick={() => void document.documentElement.requestFullscreen?.()}
              >
                {t('full')}
              </Button>
            </div>
          </header>
          {!online && (
            <p role="status" className="bg-[#ffd66b] px-[2vw] py-1.5 text-center font-semibold text-[#2b1d00]">
              {t('offline', { time: isOfToday ? time.format(new Date(day.now)) : dates.instant(day.now) })}
            </p>
          )}
          <main id="content" className="flex flex-1 flex-col px-[2vw] py-[2vh]">
            {children}
          </main>
        </Page>
      </div>
    </SiteProvider>
  )
}
