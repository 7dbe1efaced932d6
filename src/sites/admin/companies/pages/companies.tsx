import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { companyStates } from '#contract/companies'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { paths, site } from '../../site'
import { useColumns } from '../parts/use-columns'
import { companies, loadCompanies, queryIn } from '../queries'

/** The companies that have signed up. */
export function Component() {
  const { t } = useTranslation('admin.companies')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(companies(search))
  const title = ofSite('title.companies')
  return (
    <DeskPage title={title}>
      <DeskList
        name="admin.companies"
        label={title}
        searched={t('searched')}
        columns={useColumns()}
        page={data}
        sort={queryIn(search).sort}
        nameOf={({ company_name }) => company_name}
        linkTo={({ id }) => paths.company(id)}
        load={loadCompanies(search)}
        tabs={
          <StatusTabs
            label={t('column.status')}
            tabs={companyStates.map((value) => ({ value, label: t(`status.${value}`), count: data.counts[value] }))}
          />
        }
      />
    </DeskPage>
  )
}
