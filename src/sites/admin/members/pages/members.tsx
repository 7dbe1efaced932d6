import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { accountAreas } from '#contract/endpoint'
import { memberStatuses } from '#contract/members-desk'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { paths, site } from '../../site'
import { useColumns } from '../parts/use-columns'
import { loadMembers, members, queryIn } from '../queries'

/** The accounts opened on any site; the searched words never appear in an address. */
export function Component() {
  const { t } = useTranslation('admin.members')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(members(search))
  const title = ofSite('title.members')
  return (
    <DeskPage title={title}>
      <DeskList
        name="admin.members"
        label={title}
        searched={t('searched')}
        isPrivate
        columns={useColumns()}
        page={data}
        sort={queryIn(search).sort}
        nameOf={({ name, email }) => name || email}
        linkTo={({ id }) => paths.member(id)}
        load={loadMembers(search)}
        tabs={
          <StatusTabs
            label={t('column.status')}
            tabs={memberStatuses.map((value) => ({ value, label: t(`status.${value}`), count: data.counts[value] }))}
          />
        }
        filters={
          <FilterSelect
            name="area"
            label={t('column.area')}
            any={t('anyArea')}
            options={accountAreas.map((value) => ({ value, label: t(`area.${value}`) }))}
          />
        }
      />
    </DeskPage>
  )
}
