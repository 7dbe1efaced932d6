import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fairCompanies } from '#contract/fair/company'
import { fairWishes } from '#contract/fair/wish'
import { useCall } from '#src/api/query'
import { Outcome } from '#src/kits/account/outcome'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { usePaths } from '../../site'
import { BusinessPage } from '../parts/business-page'
import { asWishes, WishList } from '../parts/wish-list'
import { ownWishes, thisFair } from '../queries'

/** The check before wishes are sent: which, in which order, and what speaks against them; then thanks (product §2). */
export function Component() {
  const { t } = useTranslation('fair.business')
  const paths = usePaths()
  const { data: companies } = useSuspenseQuery(ownWishes())
  const { data: fair } = useSuspenseQuery(thisFair())
  const [done, setDone] = useState(false)
  const send = useCall(fairWishes.send, { refreshes: [fairWishes.own, fairCompanies.list, fairCompanies.detail] })
  const wished = companies.filter(({ wish }) => wish?.priority)
  const unsent = wished.filter(({ wish }) => !wish?.sent_at)
  const first = wished.filter(({ wish }) => wish?.priority === 1)
  const most = fair?.figures.meetings_most ?? first.length
  const submit = async () => {
    await send.mutateAsync({})
    setDone(true)
  }
  if (done) {
    return (
      <BusinessPage title={t('confirm.title')}>
        <Outcome
          tone="success"
          title={t('confirm.done')}
          actions={<ButtonLink to={paths.ownApplication}>{t('confirm.mine')}</ButtonLink>}
        >
          {t('confirm.doneText')}
        </Outcome>
      </BusinessPage>
    )
  }
  return (
    <BusinessPage title={t('confirm.title')} lead={t('confirm.lead')}>
      {first.length > most && (
        <Alert tone="warning" className="mb-5">
          {t('confirm.many', { count: first.length, most })}
        </Alert>
      )}
      {wished.length > unsent.length && (
        <p className="mb-5 text-muted">{t('confirm.already', { count: wished.length - unsent.length })}</p>
      )}
      {unsent.length === 0 ? (
        <EmptyState title={t('confirm.none')} />
      ) : (
        <WishList label={t('confirm.unsent')} rows={asWishes(unsent)} />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {unsent.length > 0 && (
          <Button size="lg" busy={send.isPending} onClick={() => void submit().catch(() => {})}>
            {t('confirm.send', { count: unsent.length })}
          </Button>
        )}
        <ButtonLink size="lg" variant="secondary" to={paths.businessList}>
          {t('confirm.choose')}
        </ButtonLink>
      </div>
    </BusinessPage>
  )
}
