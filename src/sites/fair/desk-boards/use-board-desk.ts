import { useTranslation } from 'react-i18next'
import type { BoardDesk, Boards } from '#src/kits/board-desk/boards'
import { newsKinds } from '../board/parts/news-address'
import { usePostPath } from '../board/parts/use-post-path'
import { site, usePaths } from '../site'

/** The boards written by the fair's office: the news of each kind, and the FAQ. */
export const boards: Boards = { site, names: [...newsKinds, 'faq'] }

export function useBoardDesk(): BoardDesk {
  const { t } = useTranslation(site)
  const paths = usePaths()
  const postPath = usePostPath()
  return {
    boards,
    title: t('title.deskBoards'),
    list: paths.deskBoards,
    add: paths.deskBoardAdd,
    edit: paths.deskBoardEdit,
    shown: (board, id) => {
      const kind = newsKinds.find((each) => each === board)
      return kind ? postPath(kind, id) : paths.faq
    },
  }
}
