import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { crumbData, graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Page as Sheet } from '#src/ui/page'
import { filtersIn } from '../filters'
import { listData } from '../parts/program-data'
import { ProgramFilters } from '../parts/program-filters'
import { ProgramResults } from '../parts/program-results'
import { programList } from '../queries'
import { paths, site } from '../site'

/** The programs by length of stay, kind and city. */
export function Component() {
  const { t } = useTranslation(site)
  const visitor = useVisitor()
  const [search] = useSearchParams()
  const filters = filtersIn(search)
  const { data: found } = useSuspenseQuery(programList(visitor, filters))
  const title = t('title.tourProgram')
  const crumbs = [
    { name: t('name'), path: paths.home },
    { name: title, path: paths.tourProgram },
  ]
  return (
    <Page
      description={t('list.description')}
      jsonLd={graphOf(crumbData(crumbs, visitor.origin), listData(found.items, title, visitor.origin))}
    >
      <main id="content">
        <Sheet
          title={title}
          lead={t('list.lead')}
          breadcrumb={<Breadcrumb crumbs={[{ label: t('name'), to: paths.home }, { label: title }]} />}
        >
          <ProgramFilters filters={filters} found={found} />
          <p role="status" className="mt-8 mb-5 font-semibold">
            {t('list.found', { count: found.total })}
          </p>
          <ProgramResults filters={filters} found={found} />
        </Sheet>
      </main>
    </Page>
  )
}
