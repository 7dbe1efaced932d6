import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { desk } from '#contract/desk'
import type { DepositMatch, StatementLine } from '#contract/reservation-desk'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { useToasted } from '../../parts/use-act'
import { paths } from '../../site'
import { useAct } from './use-act'

const tones = { sure: 'success', likely: 'warning', ambiguous: 'warning', none: 'neutral' } as const

/** A line of a statement with the orders that it can be the deposit for. */
export function PaidLine({ item: { words, amount_won, state, matches } }: { item: StatementLine }) {
  const { t } = useTranslation('admin.reservations')
  const inWon = useWon()
  const [done, setDone] = useState<string | null>(null)
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold figures">{inWon(amount_won)}</p>
        <Badge tone={done ? 'success' : tones[state]}>{t(done ? 'deposit.done' : `statement.state.${state}`)}</Badge>
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-muted">{words}</p>
      {matches.length > 0 && (
        <ul className="mt-3 space-y-3 border-t border-line pt-3">
          {matches.map((match) => (
            <Match key={match.order_id} match={match} done={done} onDone={() => setDone(match.order_id)} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface MatchProps {
  match: DepositMatch
  /** The order for which this line was recorded. */
  done: string | null
  onDone: () => void
}

function Match({ match, done, onDone }: MatchProps) {
  const { t } = useTranslation('admin.reservations')
  const { instant } = useDates()
  const lang = useContentLang()
  const run = useToasted()
  const record = useAct(desk.deposit)
  const [isBusy, setBusy] = useState(false)
  const { order_id: id, amount_won, hold_expires_at } = match
  const press = async () => {
    setBusy(true)
    await run(async () => {
      await record({ params: { id }, query: { lang }, body: { amount_won } })
      onDone()
    }, t('deposit.done'))
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <div className="min-w-0">
        <p>
          <Link to={paths.reservation(match.booking_id)} className="font-semibold underline underline-offset-2 figures">
            {match.reservation_number}
          </Link>{' '}
          {t('statement.of', { depositor: match.depositor, name: match.representative_name })}
        </p>
        <p className="text-muted">
          {match.reasons.map((reason) => t(`statement.reason.${reason}`)).join(' · ')} ·{' '}
          {hold_expires_at ? t('statement.until', { when: instant(hold_expires_at) }) : t('order.expired')}
        </p>
      </div>
      {done === id ? (
        <Badge tone="success">{t('statement.recorded')}</Badge>
      ) : (
        <Button size="sm" variant="secondary" disabled={isBusy || done !== null} onClick={() => void press()}>
          {t('deposit.act')} <span className="sr-only">{match.reservation_number}</span>
        </Button>
      )}
    </li>
  )
}
