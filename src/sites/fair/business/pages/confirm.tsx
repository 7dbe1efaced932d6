import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fairCompanies } from '#contract/fair/company'
import { fairWishes } from '#contract/fair/wish'
import { useCall } from '#src/api/query'
import { Outcome } from '#src/kits/account/outcome'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import type { Checked } from '../../meetings/parts/check-requests'
import { KeptList } from '../../meetings/parts/kept-list'
import { useCheckedRequests } from '../../meetings/parts/use-checked-requests'
import { type SentRequests, useSendingRequests } from '../../meetings/parts/use-sending-requests'
import { useName } from '../../meetings/parts/use-when'
import { usePaths } from '../../site'
import { BusinessPage } from '../parts/business-page'
import { asWishes, WishList } from '../parts/wish-list'
import { ownWishes, thisFair } from '../queries'

/** What was sent, and what was not. */
interface Sent extends SentRequests {
  wishes: number
  /** Tells one press of the button from the next. */
  run: number
}

/**
 * The check before wishes and requests are sent: which, in which order, and what speaks against each; then which of them went
 * (product §2).
 */
export function Component() {
  const { t } = useTranslation('fair.business')
  const { t: ofMeetings } = useTranslation('fair.meetings')
  const paths = usePaths()
  const { data: companies } = useSuspenseQuery(ownWishes())
  const { data: fair } = useSuspenseQuery(thisFair())
  const [sent, setSent] = useState<Sent | null>(null)
  const checked = useCheckedRequests(fair)
  const sendRequests = useSendingRequests()
  /** While they are being sent the list stays as it was. */
  const [sending, setSending] = useState<readonly Checked[] | null>(null)
  const rows = sending ?? checked
  const busy = sending !== null
  const send = useCall(fairWishes.send, { refreshes: [fairWishes.own, fairCompanies.list, fairCompanies.detail] })
  const wished = companies.filter(({ wish }) => wish?.priority)
  const unsent = wished.filter(({ wish }) => !wish?.sent_at)
  const first = wished.filter(({ wish }) => wish?.priority === 1)
  const most = fair?.figures.meetings_most ?? first.length
  const ready = rows.filter((row) => row.ready)
  const submit = async () => {
    const wishes = unsent.length
    setSending(rows)
    try {
      if (wishes > 0) await send.mutateAsync({})
      const outcome = await sendRequests(ready.map(({ request }) => request))
      setSent({ wishes, run: (sent?.run ?? 0) + 1, ...outcome })
    } finally {
      setSending(null)
    }
  }
  if (sent && sent.wishes + sent.sent.length > 0 && rows.length === 0) return <Done {...sent} />
  const label = () => {
    if (ready.length === 0) return t('confirm.send', { count: unsent.length })
    if (unsent.length === 0) return t('confirm.sendRequests', { count: ready.length })
    return t('confirm.sendAll', { count: unsent.length + ready.length })
  }
  const heading = 'mt-8 mb-3 text-xl font-bold'
  return (
    <BusinessPage title={t('confirm.title')} lead={t('confirm.lead')}>
      {sent && rows.length > 0 && <Partly key={sent.run} sent={sent} stayed={rows.length} />}
      {first.length > most && (
        <Alert tone="warning" className="mb-5">
          {t('confirm.many', { count: first.length, most })}
        </Alert>
      )}
      {wished.length > unsent.length && (
        <p className="mb-5 text-muted">{t('confirm.already', { count: wished.length - unsent.length })}</p>
      )}
      {unsent.length === 0 && rows.length === 0 && <EmptyState title={t('confirm.none')} />}
      {unsent.length > 0 && (
        <>
          <h2 className={heading}>{t('confirm.unsent')}</h2>
          <WishList label={t('confirm.unsent')} rows={asWishes(unsent)} />
        </>
      )}
      {rows.length > 0 && (
        <>
          <h2 className={heading}>{ofMeetings('kept.title')}</h2>
          <KeptList rows={rows} fair={fair} failed={sent?.failed ?? {}} busy={busy} />
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {unsent.length + ready.length > 0 && (
          <Button size="lg" busy={busy} onClick={() => void submit().catch(() => {})}>
            {label()}
          </Button>
        )}
        <ButtonLink size="lg" variant="secondary" to={paths.businessList}>
          {t('confirm.choose')}
        </ButtonLink>
      </div>
    </BusinessPage>
  )
}

/** Everything was sent. */
function Done({ wishes, sent }: Sent) {
  const { t } = useTranslation('fair.business')
  const paths = usePaths()
  const title = () => {
    if (sent.length === 0) return t('confirm.done')
    return wishes > 0 ? t('confirm.doneAll') : t('confirm.doneRequests')
  }
  return (
    <BusinessPage title={t('confirm.title')}>
      <Outcome
        tone="success"
        title={title()}
        actions={<ButtonLink to={paths.ownApplication}>{t('confirm.mine')}</ButtonLink>}
      >
        {wishes > 0 && <p>{t('confirm.doneText')}</p>}
        {sent.length > 0 && <p>{t('confirm.doneRequestsText')}</p>}
        <Went sent={sent} />
      </Outcome>
    </BusinessPage>
  )
}

/** Which went, where others stayed; it takes the focus, because the button that was pressed may be gone. */
function Partly({ sent: { wishes, sent }, stayed }: { sent: Sent; stayed: number }) {
  const { t } = useTranslation('fair.business')
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert ref={alert} tone="warning" live className="mb-5" title={t('confirm.partly')}>
      {wishes > 0 && <p>{t('confirm.wishesWent', { count: wishes })}</p>}
      <Went sent={sent} />
      <p>{t('confirm.stayed', { count: stayed })}</p>
    </Alert>
  )
}

function Went({ sent }: Pick<Sent, 'sent'>) {
  const { t } = useTranslation('fair.business')
  const name = useName()
  if (sent.length === 0) return null
  return <p>{t('confirm.went', { list: sent.map(({ company }) => name(company)).join(', ') })}</p>
}
