import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { miceCompanyDesk } from '#contract/mice/company-desk'
import { useCall } from '#src/api/query'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { EmptyState } from '#src/ui/empty-state'
import { toast } from '#src/ui/overlay/toast'
import { paths, site } from '../../site'
import { CompanyForm } from '../parts/company-form'
import { companies } from '../queries'

/** Adds an exhibitor that does not order its booth, such as a partner of the fair. */
export function Component() {
  const { t } = useTranslation('admin.mice')
  const { t: ofSite } = useTranslation(site)
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(companies())
  const add = useCall(miceCompanyDesk.add, { errors: 'page', refreshes: [miceCompanyDesk.list] })
  return (
    <DeskPage
      title={ofSite('title.newMiceCompany')}
      back={<BackLink to={paths.miceCompanies}>{ofSite('title.miceCompanies')}</BackLink>}
    >
      {data ? (
        <CompanyForm
          company={null}
          freeBooths={data.free_booths}
          onSend={(body) => add.mutateAsync({ body })}
          onSent={() => {
            toast.success(t('companies.added'))
            void navigate(paths.miceCompanies)
          }}
        />
      ) : (
        <EmptyState title={t('noFair')} />
      )}
    </DeskPage>
  )
}
