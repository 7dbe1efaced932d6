import { useSuspenseQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listAddress } from '#src/kits/board-desk/list-address'
import { boardLabels } from '#src/kits/board-desk/queries'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useContentLang } from '#src/session/visitor'
import { useSiteLabel } from '../../parts/use-site-label'
import { paths, site } from '../../site'
import { boardSites } from '../boards'

/** Every site with its boards. */
export function Component() {
  const { t } = useTranslation(site)
  const labelOf = useSiteLabel()
  const lang = useContentLang()
  const labels = useSuspenseQueries({ queries: boardSites.map((boards) => boardLabels(boards.site, lang)) })
  return (
    <DeskPage title={t('title.boards')}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {boardSites.map((boards, at) => (
          <li key={boards.site} className="rounded-md border border-line bg-surface p-4">
            <h2 className="text-base font-bold">{labelOf(boards.site)}</h2>
            <ul className="mt-2 flex flex-wrap gap-x-4">
              {labels[at]?.data.map(({ name, label }) => (
                <li key={name}>
                  <Link
                    to={listAddress({ boards, list: paths.boardsOf(boards.site) }, { board: name })}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}
