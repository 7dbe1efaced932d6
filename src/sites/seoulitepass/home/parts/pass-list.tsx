import { useTranslation } from 'react-i18next'
import { type PassType, passTypes } from '#contract/pass/pass-type'
import { useWon } from '#src/session/use-won'
import { site } from '../../site'

/** The passes side by side, each as a ticket with its number. */
export function PassList({ types }: { types: readonly PassType[] }) {
  const { t } = useTranslation('seoulitepass.home')
  const { t: common } = useTranslation(site)
  const won = useWon()
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {types.map(({ name, price_won }) => {
        const { kind, amount } = passTypes[name]
        return (
          <li key={name} className="rounded-md border border-line bg-surface p-5">
            <p className={kind === 'hours' ? 'text-brand' : 'text-accent'}>
              <span className="ticket-number">{amount}</span>{' '}
              <span className="ms-1 font-semibold">{common(`unit.${kind}`)}</span>
            </p>
            <p className="mt-4 border-t border-dashed border-line-strong pt-4 font-semibold figures">
              {t('price.adult', { won: won(price_won.adult) })}
            </p>
            <p className="text-sm text-muted figures">{t('price.child', { won: won(price_won.child) })}</p>
          </li>
        )
      })}
    </ul>
  )
}
