import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useChosen } from '#src/kits/desk/use-chosen'
import { site, usePaths } from '../../site'
import { Filters } from '../parts/filters'
import { RemindChosen } from '../parts/remind'
import { useColumns } from '../parts/use-columns'
import { usePairName } from '../parts/use-pair-name'
import { loadRecords, queryIn, records } from '../queries'

/** The records of all meetings that should have taken place. */
export function Component() {
  const { t } = useTranslation('fair.desk-records')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(records(search))
  const chosen = useChosen()
  const title = ofSite('title.deskRecords')
  return (
    <DeskPage title={title}>
      <DeskList
        name="fair.records"
        label={title}
        searched={t('searched')}
        columns={useColumns()}
        page={data}
        sort={queryIn(search).sort}
        nameOf={usePairName()}
        linkTo={({ id }) => paths.deskRecord(id)}
        load={loadRecords(search)}
        filters={<Filters />}
        chosen={chosen}
        acts={!search.has('year') && <RemindChosen chosen={chosen} />}
      />
    </DeskPage>
  )
}
