import '../../parts/paper.css'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnPass, type PassState, passStateAt } from '#contract/pass/order'
import { passTypes } from '#contract/pass/pass-type'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { QrCode } from '#src/ui/qr-code'
import { useNow } from '../../parts/use-now'
import { site } from '../../site'
import { GiveDialog } from './give-dialog'
import { WaitingGift } from './own-gift'
import { PassLedger } from './pass-ledger'
import { ReturnPass } from './return-pass'
import { ShowPass } from './show-pass'

const tones = {
  unused: 'info',
  given: 'warning',
  running: 'success',
  used_up: 'neutral',
  expired: 'neutral',
  returned: 'neutral',
} as const satisfies Record<PassState, string>

interface PassCardProps {
  pass: OwnPass
  /** The server's time of the response. */
  answered: string
}

/** A pass: its code, what is left of it, where it was used, and buttons to give it to a friend or return it while unused. */
export function PassCard({ pass, answered }: PassCardProps) {
  const { t } = useTranslation('seoulitepass.passes')
  const { t: common } = useTranslation(site)
  const { day } = useDates()
  const won = useWon()
  const now = useNow() ?? new Date(answered)
  const [returns, setReturns] = useState(false)
  const [gives, setGives] = useState(false)
  const [shows, setShows] = useState(false)
  const [prints, setPrints] = useState(false)
  useEffect(() => {
    if (!prints) return
    window.print()
    setPrints(false)
  }, [prints])
  const heading = useRef<HTMLHeadingElement>(null)
  const isGiven = useRef(false)
  const openGift = () => {
    isGiven.current = false
    setGives(true)
  }
  const state = passStateAt(pass, now)
  const admits = pass.code !== null && (state === 'unused' || state === 'running')
  const { kind, amount } = passTypes[pass.type]
  return (
    <Card as="li" pad="none" className={`overflow-hidden ${prints ? 'paper list-none' : ''}`}>
      <div
        className="flex flex-wrap items-center justify-between gap-4 p-5"
        style={{ background: 'var(--night)', color: '#fff8f5' }}
      >
        <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold">
          <span className="ticket-number" style={{ color: 'var(--lime)' }}>
            {amount}
          </span>{' '}
          {common(`unit.${kind}`)} · {common(`person.${pass.person}`)}
        </h3>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <div className={`grid gap-6 p-5 ${admits ? 'sm:grid-cols-[11rem_minmax(0,1fr)]' : ''}`}>
        {admits && pass.code && (
          <QrCode text={pass.code} label={t('code', { number: pass.number })} className="w-full max-w-60 rounded-sm" />
        )}
        <div className="stack-3">
          <p className="hidden font-semibold print:block">{common('name')}</p>
          <p className="text-sm text-muted figures">{pass.number}</p>
          <Left pass={pass} state={state} now={now} />
          {pass.saved_won > 0 && <p className="font-semibold">{t('savedBy', { won: won(pass.saved_won) })}</p>}
          <PassLedger visits={pass.visits} />
          {pass.received && <Received received={pass.received} />}
          {state === 'given' && pass.gift && (
            <WaitingGift gift={pass.gift} onButtonRemoved={() => heading.current?.focus()} />
          )}
          {admits && (
            <div className="flex flex-wrap gap-3 print:hidden">
              <Button size="sm" icon={<Maximize2 className="size-4" />} onClick={() => setShows(true)}>
                {t('show')}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                icon={<Printer className="size-4" />}
                onClick={() => setPrints(true)}
              >
                {t('print')}
              </Button>
            </div>
          )}
          {state === 'unused' && (
            <>
              {/* The name is removed some time after the end (product §8). */}
              {pass.gift?.state === 'expired' && pass.gift.to_name !== '' && (
                <p className="wrap-anywhere">{t('gift.expired', { name: pass.gift.to_name })}</p>
              )}
              <p className="text-sm text-muted">
                {pass.received ? t('noReturn') : t('returnUntil', { day: day(pass.valid_until) })}
              </p>
              <div className="flex flex-wrap gap-3 print:hidden">
                <Button variant="secondary" size="sm" onClick={openGift}>
                  {t('give.act')}
                </Button>
                {!pass.received && (
                  <Button variant="secondary" size="sm" onClick={() => setReturns(true)}>
                    {t('return')}
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
      </div>
      <ShowPass pass={pass} open={shows && admits} onClose={() => setShows(false)} />
      {gives && (
        <GiveDialog
          pass={pass}
          onClose={() => setGives(false)}
          onGiven={() => {
            isGiven.current = true
          }}
          // Once the pass is given, the button is gone.
          finalFocus={() => (isGiven.current && heading.current) || true}
        />
      )}
      <ReturnPass pass={pass} open={returns} onClose={() => setReturns(false)} />
    </Card>
  )
}

function Received({ received: { by, at } }: { received: NonNullable<OwnPass['received']> }) {
  const { t } = useTranslation('seoulitepass.passes')
  const { dayOf } = useDates()
  return <p className="wrap-anywhere">{t(by === '' ? 'receivedFrom' : 'received', { by, day: dayOf(at) })}</p>
}

const msPerMinute = 60_000

function Left({ pass, state, now }: { pass: OwnPass; state: PassState; now: Date }) {
  const { t } = useTranslation('seoulitepass.passes')
  const { day, instant } = useDates()
  const { ends_at, visits_left, valid_until } = pass
  if (state === 'unused') return <p>{t('left.unused', { day: day(valid_until) })}</p>
  if (state !== 'running' || !ends_at) return null
  if (visits_left !== null) return <p>{t('left.visits', { count: visits_left, until: instant(ends_at) })}</p>
  const minutes = Math.max(0, Math.floor((Date.parse(ends_at) - now.getTime()) / msPerMinute))
  return <p>{t('left.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60, until: instant(ends_at) })}</p>
}
