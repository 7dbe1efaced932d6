import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { type DeskBooth, miceBoothDesk } from '#contract/mice/desk'
import { useCall } from '#src/api/query'
import { useMoney } from '#src/api/start-up'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { saveFile } from '#src/ui/save-file'
import { paths, site } from '../../site'
import { MiceTabs } from '../parts/mice-tabs'
import { booths, pageIn, rows } from '../queries'

/**
 * The state shown for an application: the booking's once it is confirmed or a cancellation is requested, otherwise the order's.
 */
const stateOf = ({ order_status, status }: DeskBooth) =>
  status === 'confirmed' || status === 'cancel_requested' ? status : order_status
const waits = ['awaiting_deposit', 'paid', 'cancel_requested']

/** Ordered booths with their prices; each links to its reservation, where deposits and cancellations are handled. */
export function Component() {
  const { t } = useTranslation('admin.mice')
  const { t: ofSite } = useTranslation(site)
  const money = useMoney()
  const lang = useContentLang()
  const { instant } = useDates()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const { data } = useSuspenseQuery(booths(page))
  const won = (amount: number) => money({ amount, currency: 'KRW' }, 'KRW')
  return (
    <DeskPage title={ofSite('title.miceBooths')}>
      <MiceTabs />
      {data.items.length === 0 ? (
        <EmptyState title={t('booths.none')} />
      ) : (
        <div className="space-y-4">
          <p>
            {t('booths.paid')} <b className="figures">{won(data.paid_won)}</b>
          </p>
          <ul className="space-y-2">
            {data.items.map((each) => {
              const state = stateOf(each)
              return (
                <li
                  key={each.id}
                  className="grid gap-x-6 gap-y-1 rounded-md border border-line bg-surface px-4 py-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto_8rem] sm:items-center"
                >
                  <Link to={paths.reservation(each.id)} className="font-bold text-accent hover:underline">
                    {t('booths.booth', { number: each.number })}
                  </Link>
                  <span className="min-w-0 wrap-anywhere">
                    {each.sign[lang]}
                    <span className="block text-sm text-muted">
                      {[each.company, instant(each.created_at)].filter(Boolean).join(' · ')}
                    </span>
                    {state === 'awaiting_deposit' && each.hold_expires_at && (
                      <span className="block text-sm text-muted">
                        {t('booths.due', { when: instant(each.hold_expires_at) })}
                      </span>
                    )}
                  </span>
                  <span>
                    <Badge tone={waits.includes(state) ? 'warning' : 'neutral'}>{t(`booths.state.${state}`)}</Badge>
                  </span>
                  <span className="space-y-1 sm:text-end">
                    <span className="block figures">{won(each.amount_won)}</span>
                    {each.company !== null && <Invoice booth={each} />}
                  </span>
                </li>
              )
            })}
          </ul>
          <Pagination page={page} pages={Math.ceil(data.total / rows)} linkTo={(next) => `?page=${next}`} />
        </div>
      )}
    </DeskPage>
  )
}

/** Saves the invoice that the seller can print too. */
function Invoice({ booth: { id, order_id, number } }: { booth: DeskBooth }) {
  const { t } = useTranslation('admin.mice')
  const lang = useContentLang()
  const print = useCall(miceBoothDesk.print)
  const save = async () => {
    // A failure is shown as a toast.
    const file = await print.mutateAsync({ params: { id }, query: { lang } }).catch(() => null)
    if (file) saveFile(file, `${order_id}.pdf`)
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={print.isPending}
      aria-label={t('booths.invoiceOf', { number })}
      onClick={() => void save()}
    >
      {t('booths.invoice')}
    </Button>
  )
}
