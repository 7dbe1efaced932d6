import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useContentLang } from '#src/session/visitor'
import { OperationsTabs } from '../../parts/operations-tabs'
import { paths, site } from '../../site'
import { Filters } from '../parts/filters'
import { Sums } from '../parts/sums'
import { useColumns } from '../parts/use-columns'
import { useNameOf } from '../parts/use-name-of'
import { files, loadFiles, queryIn } from '../queries'

/** All stored files of every site, and how much space they take. */
export function Component() {
  const { t } = useTranslation('admin.files')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(files(lang, search))
  const title = ofSite('title.files')
  return (
    <DeskPage title={title}>
      <OperationsTabs now="files" />
      <p className="my-3 text-sm text-muted">{t('lead')}</p>
      <DeskList
        name="admin.files"
        label={title}
        searched={t('searched')}
        columns={useColumns()}
        page={data}
        sort={queryIn(search).sort}
        nameOf={useNameOf()}
        linkTo={({ id }) => paths.file(id)}
        load={loadFiles(lang, search)}
        filters={<Filters />}
      />
      <div className="mt-6">
        <Sums />
      </div>
    </DeskPage>
  )
}
