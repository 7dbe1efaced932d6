import { useTranslation } from 'react-i18next'
import type { Refund } from '#contract/order'
import { type PassOrder, passOrders } from '#contract/pass/order'
import { passTypes } from '#contract/pass/pass-type'
import { accountOpen, RefundAccount } from '#src/kits/booking/refund-account'
import { useWon } from '#src/session/use-won'
import { site } from '../../site'

type Returned = PassOrder['passes'][number] & { refund: Refund }

/** The refunds of an order's passes: how much, where it goes and how far it is; an account that is missing is asked for (product §4). */
export function Refunds({ passes }: { passes: PassOrder['passes'] }) {
  const { t } = useTranslation('seoulitepass.passes')
  const returned = passes.filter((pass): pass is Returned => pass.refund !== null)
  if (returned.length === 0) return null
  return (
    <section className="stack-3" aria-label={t('refunds.title')}>
      <ul className="stack-3">
        {returned.map((pass) => (
          <ReturnedPass key={pass.booking_id} pass={pass} />
        ))}
      </ul>
    </section>
  )
}

function ReturnedPass({ pass: { booking_id, type, person, refund } }: { pass: Returned }) {
  const { t } = useTranslation('seoulitepass.passes')
  const { t: common } = useTranslation(site)
  const won = useWon()
  const { kind, amount } = passTypes[type]
  const { amount_won, status, to, account } = refund
  const target = to === 'account' ? t(account ? 'refunds.account' : 'refunds.missing', { account }) : t(`refunds.${to}`)
  const open = accountOpen(refund)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 text-sm">
      <p className="min-w-0">
        <span className="font-semibold">
          {t('refunds.of', { amount, unit: common(`unit.${kind}`), person: common(`person.${person}`) })}
        </span>
        {amount_won > 0 && <span className="block">{t(`refunds.state.${status}`, { amount: won(amount_won) })}</span>}
        <span className={`block wrap-anywhere ${open && !account ? 'font-medium text-warning' : 'text-muted'}`}>
          {target}
        </span>
      </p>
      {open && (
        <RefundAccount
          bookingId={booking_id}
          known={account !== ''}
          words={{
            enter: t('refunds.enter'),
            change: t('refunds.change'),
            title: t('refunds.accountTitle'),
            save: t('refunds.save'),
            saved: t('refunds.saved'),
          }}
          refreshes={[passOrders.orders]}
        />
      )}
    </li>
  )
}
