import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { applicationStatuses } from '#contract/education/status'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { useChosen } from '#src/kits/desk/use-chosen'
import { paths, site } from '../../site'
import { Filters } from '../parts/filters'
import { StartMany } from '../parts/start-many'
import { useColumns } from '../parts/use-columns'
import { applications, loadApplications, queryIn } from '../queries'

/** The submitted applications. */
export function Component() {
  const { t } = useTranslation('edu-admin.apply')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(applications(search))
  const chosen = useChosen()
  const columns = useColumns()
  const title = ofSite('title.apply')
  const tabs = applicationStatuses.flatMap((value) => {
    const count = data.counts[value]
    return count.count > 0 || value === search.get('status') ? [{ value, label: ofSite(`status.${value}`), count }] : []
  })
  return (
    <DeskPage title={title}>
      <DeskList
        name="edu-admin.apply"
        label={title}
        searched={t('searched')}
        columns={columns}
        page={data}
        sort={queryIn(search).sort}
        nameOf={({ number }) => number}
        linkTo={({ id }) => paths.applyDetail(id)}
        load={loadApplications(search)}
        tabs={<StatusTabs label={t('column.status')} tabs={tabs} />}
        filters={<Filters />}
        chosen={chosen}
        acts={<StartMany chosen={chosen} />}
      />
    </DeskPage>
  )
}
