import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { applicantStatuses } from '#contract/applicants-desk'
import { useCountries } from '#src/kits/booking/countries'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { paths, site } from '../../site'
import { useColumns } from '../parts/use-columns'
import { applicants, loadApplicants, queryIn } from '../queries'

/** The applicant accounts. */
export function Component() {
  const { t } = useTranslation('edu-admin.members')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(applicants(search))
  const countries = useCountries()
  const title = ofSite('title.members')
  return (
    <DeskPage title={title}>
      <DeskList
        name="edu-admin.members"
        label={title}
        searched={t('searched')}
        columns={useColumns()}
        page={data}
        sort={queryIn(search).sort}
        nameOf={({ organization }) => organization}
        linkTo={({ id }) => paths.membersDetail(id)}
        load={loadApplicants(search)}
        filters={
          <>
            <FilterSelect name="country" label={t('column.country')} any={t('filter.anyCountry')} options={countries} />
            <FilterSelect
              name="status"
              label={t('column.status')}
              any={t('filter.anyStatus')}
              options={applicantStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            />
          </>
        }
      />
    </DeskPage>
  )
}
