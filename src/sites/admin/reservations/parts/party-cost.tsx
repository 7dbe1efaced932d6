import { useTranslation } from 'react-i18next'
import type { PartyQuote } from '#contract/party-desk'
import { useWon } from '#src/session/use-won'
import { useNumbers } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'

/** The cost of a party: its seats and the price difference. */
export function PartyCost({ quote: { seats, seats_left, difference_won: won } }: { quote: PartyQuote }) {
  const { t } = useTranslation('admin.reservations')
  const inWon = useWon()
  const numbers = useNumbers()
  const difference =
    won === 0 ? t('move.same') : t(won > 0 ? 'move.more' : 'move.less', { amount: inWon(Math.abs(won)) })
  return (
    <div role="status" className="space-y-2">
      <Facts
        compact
        facts={[
          { label: t('party.seats'), value: `${numbers(seats)} · ${t('move.left', { seats: numbers(seats_left) })}` },
          { label: t('party.price'), value: difference },
        ]}
      />
      <p className="text-sm text-muted">{t('move.money')}</p>
    </div>
  )
}
