import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { pathIn } from '#contract/sites/sites'
import { useClientSettings } from '#src/api/start-up'
import type { BoardDesk } from '#src/kits/board-desk/boards'
import { useSiteLabel } from '../parts/use-site-label'
import { site as desk, paths } from '../site'
import { boardsAt, shownAt } from './boards'

/** The boards of the site that the address names. */
export function useBoardDesk(): BoardDesk {
  const boards = boardsAt(useParams())
  const { site } = boards
  const { t } = useTranslation(desk)
  const labelOf = useSiteLabel()
  const slug = useClientSettings()?.fair_slug
  return {
    boards,
    title: `${t('title.boards')} · ${labelOf(site)}`,
    list: paths.boardsOf(site),
    add: paths.newBoardPost(site),
    edit: (id) => paths.boardPost(site, id),
    shown: (board, id) => pathIn(shownAt(site, board, id), slug),
  }
}
