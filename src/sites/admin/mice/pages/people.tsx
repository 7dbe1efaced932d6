import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { miceRoles } from '#contract/mice/registration'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { EmptyState } from '#src/ui/empty-state'
import { paths, site } from '../../site'
import { MiceTabs } from '../parts/mice-tabs'
import { usePeopleColumns } from '../parts/use-people-columns'
import { loadPeople, people, peopleIn } from '../queries'

/** Who is registered: found by name, organization or badge number, each with the badge to print, and exported. */
export function Component() {
  const { t } = useTranslation('admin.mice')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(people(search))
  const columns = usePeopleColumns()
  const title = ofSite('title.micePeople')
  return (
    <DeskPage title={title}>
      <MiceTabs />
      {data ? (
        <DeskList
          name="admin.mice-people"
          label={title}
          searched={t('people.searched')}
          isPrivate
          columns={columns}
          page={data}
          sort={peopleIn(search).sort}
          nameOf={({ name_latin }) => name_latin}
          linkTo={({ id }) => paths.member(id)}
          load={loadPeople(search)}
          filters={
            <FilterSelect
              name="role"
              label={t('people.role')}
              any={t('people.anyRole')}
              options={miceRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
            />
          }
        />
      ) : (
        <EmptyState title={t('noFair')} />
      )}
    </DeskPage>
  )
}
