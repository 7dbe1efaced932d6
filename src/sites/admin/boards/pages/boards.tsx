import { useTranslation } from 'react-i18next'
import { PostList } from '#src/kits/board-desk/post-list'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { useSiteLabel } from '../../parts/use-site-label'
import { paths, site } from '../../site'
import { boardSites } from '../boards'
import { useBoardDesk } from '../use-board-desk'

/** The boards of one site, with links to those of the others. */
export function Component() {
  const desk = useBoardDesk()
  const { t } = useTranslation(site)
  const labelOf = useSiteLabel()
  return (
    <PostList
      // The list of another site starts with an empty search.
      key={desk.boards.site}
      desk={desk}
      above={
        <div className="mb-4">
          <DeskTabs
            label={t('boards.sites')}
            tabs={boardSites.map(({ site: of }) => ({
              to: paths.boardsOf(of),
              label: labelOf(of),
              isOn: of === desk.boards.site,
            }))}
          />
        </div>
      }
    />
  )
}
