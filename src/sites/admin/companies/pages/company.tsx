import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { companyDesk, type DeskCompany } from '#contract/companies'
import { businessNumberText } from '#contract/fields'
import { BackLink } from '#src/kits/desk/back-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail, DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { History } from '../../history/history'
import { ActProvider, useAct, useConfirmed } from '../../parts/use-act'
import { paths, site } from '../../site'
import { Certificate } from '../parts/certificate'
import { Status } from '../parts/status'
import { afterAct, company as companyQuery } from '../queries'

/** One company: the details it gave, its certificate, and whether an operator has verified both. */
export function Component() {
  const { id = '' } = useParams()
  return <Company key={id} id={id} />
}

function Company({ id }: { id: string }) {
  const { t } = useTranslation('admin.companies')
  const { t: ofSite } = useTranslation(site)
  const { instant } = useDates()
  const live = useLive(companyQuery(id), ({ status }) => status)
  const company = live.data
  return (
    <DeskPage
      title={company.company_name}
      mark={<Status status={company.status} />}
      back={<BackLink to={paths.companies}>{ofSite('title.companies')}</BackLink>}
    >
      <ChangedNote changed={live.changed} seen={live.seen} />
      <ActProvider value={live.act}>
        <Detail
          facts={
            <Facts
              compact
              facts={[
                { label: t('column.number'), value: businessNumberText(company.business_number) || t('abroad') },
                { label: t('column.name'), value: company.name },
                { label: t('column.email'), value: company.email },
                { label: t('column.phone'), value: company.phone },
                { label: t('column.created_at'), value: instant(company.created_at) },
                { label: t('column.checked_at'), value: company.checked_at && instant(company.checked_at) },
              ]}
            />
          }
          timeline={<History acts={company.acts} />}
        >
          {company.company_description && (
            <DetailPart title={t('about')}>
              <p dir="auto" className="max-w-reading whitespace-pre-line wrap-anywhere">
                {company.company_description}
              </p>
            </DetailPart>
          )}
          <Certificate company={company} />
          <Check company={company} />
        </Detail>
      </ActProvider>
    </DeskPage>
  )
}

function Check({ company: { id, status, company_name } }: { company: DeskCompany }) {
  const { t } = useTranslation('admin.companies')
  const check = useAct(companyDesk.check, afterAct)
  const confirmed = useConfirmed()
  return (
    <DetailPart title={t('act.title')}>
      <p className={status === 'waiting' ? 'mb-4' : ''}>{t(`next.${status}`)}</p>
      {status === 'waiting' && (
        <Button
          onClick={() =>
            void confirmed(
              t('check.ask', { name: company_name }),
              t('check.text'),
              () => check({ params: { id } }),
              t('check.done'),
            )
          }
        >
          {t('check.act')}
        </Button>
      )}
    </DetailPart>
  )
}
