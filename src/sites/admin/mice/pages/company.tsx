import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { type DeskMiceCompany, miceCompanyDesk } from '#contract/mice/company-desk'
import { useCall } from '#src/api/query'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { paths, site } from '../../site'
import { CompanyForm } from '../parts/company-form'
import { companies } from '../queries'

const changes = { refreshes: [miceCompanyDesk.list] }

/** One exhibitor: its entry in the list, which is corrected here, or removed where its booth was not ordered. */
export function Component() {
  const { t } = useTranslation('admin.mice')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const { id = '' } = useParams()
  const { data } = useSuspenseQuery(companies())
  const company = data?.items.find((each) => each.id === id)
  return (
    <DeskPage
      title={company?.name[lang] ?? ofSite('title.miceCompany')}
      back={<BackLink to={paths.miceCompanies}>{ofSite('title.miceCompanies')}</BackLink>}
    >
      {company ? (
        <Company key={id} company={company} freeBooths={data?.free_booths ?? []} />
      ) : (
        <EmptyState title={t('companies.gone')} />
      )}
    </DeskPage>
  )
}

interface CompanyProps {
  company: DeskMiceCompany
  freeBooths: Parameters<typeof CompanyForm>[0]['freeBooths']
}

function Company({ company, freeBooths }: CompanyProps) {
  const { t } = useTranslation('admin.mice')
  const lang = useContentLang()
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const params = { id: company.id }
  const save = useCall(miceCompanyDesk.save, { errors: 'page', ...changes })
  const remove = useCall(miceCompanyDesk.remove, changes)
  const drop = async () => {
    const title = t('companies.removeAsk', { name: company.name[lang] })
    if (!(await dialogs.question({ title, text: t('companies.removeText'), danger: true }))) return
    await remove.mutateAsync({ params })
    toast.success(t('companies.removed'))
    await navigate(paths.miceCompanies)
  }
  return (
    <div className="space-y-6">
      <CompanyForm
        company={company}
        freeBooths={freeBooths}
        onSend={(draft, was) => save.mutateAsync({ params, body: { ...draft, was } })}
        onSent={() => toast.success(t('companies.saved'))}
      />
      {!company.is_ordered && (
        <Button variant="ghost" busy={remove.isPending} onClick={() => void drop().catch(() => {})}>
          {t('companies.remove')}
        </Button>
      )}
    </div>
  )
}
