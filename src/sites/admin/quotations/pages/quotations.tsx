import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { quotationStatuses } from '#contract/quotation'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { paths, site } from '../../site'
import { useColumns } from '../parts/use-columns'
import { loadQuotations, queryIn, quotations } from '../queries'

/** The quotations of groups, the most recently active first. */
export function Component() {
  const { t } = useTranslation('admin.quotations')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(quotations(search))
  const title = ofSite('title.quotations')
  return (
    <DeskPage title={title}>
      <DeskList
        name="admin.quotations"
        label={title}
        searched={t('searched')}
        columns={useColumns()}
        page={data}
        sort={queryIn(search).sort}
        nameOf={({ number }) => number}
        linkTo={({ id }) => paths.quotation(id)}
        load={loadQuotations(search)}
        tabs={
          <StatusTabs
            label={t('column.status')}
            tabs={quotationStatuses.map((value) => ({ value, label: t(`status.${value}`), count: data.counts[value] }))}
          />
        }
        filters={
          <FilterSelect
            name="asked"
            label={t('questions.label')}
            any={t('questions.any')}
            options={[{ value: 'true', label: t('questions.waiting') }]}
          />
        }
      />
    </DeskPage>
  )
}
