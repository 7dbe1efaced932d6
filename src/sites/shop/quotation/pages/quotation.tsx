import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { groupSize } from '#contract/quotation-limits'
import { PrivatePage } from '#src/kits/page/private-page'
import { useVisitor } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { Side } from '#src/ui/side'
import { ownProfile } from '../../account/own-profile'
import { pageIn } from '../../booking/queries'
import { paths } from '../../site'
import { How } from '../parts/how'
import { OwnQuotations } from '../parts/own-quotations'
import { RequestForm } from '../parts/request-form'
import { ownQuotations } from '../queries'

/** The request for a group's own tour, and the member's earlier requests (product §3). */
export function Component() {
  const { t } = useTranslation('shop.quotation')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { data: found } = useSuspenseQuery(ownQuotations(pageIn(search)))
  const { data: own } = useSuspenseQuery(ownProfile(useVisitor()))
  const contact = { contact_name: own.name, contact_email: own.email, contact_phone: own.phone }
  // The address can be a bookmark of a page that no longer exists.
  if (found.items.length === 0 && found.total > 0) return <Navigate to={paths.quotation} replace />
  return (
    <PrivatePage title={t('title')} lead={t('lead', { count: groupSize.min })}>
      {found.total > 0 && <OwnQuotations found={found} />}
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,42rem)_1fr]">
        <Card as="section" pad="lg" className="min-w-0 lg:row-start-1">
          <h2 className="mb-6 text-xl font-bold">{t('form.title')}</h2>
          <RequestForm contact={contact} onSent={(id) => void navigate(paths.quotationDetail(id))} />
        </Card>
        <Side kind="side" className="max-lg:row-start-1">
          <How />
        </Side>
      </div>
    </PrivatePage>
  )
}
