import { useTranslation } from 'react-i18next'
import type { BoardDesk, Boards } from '#src/kits/board-desk/boards'
import { paths, site, travel } from '../site'

/** The boards written at this desk: the FAQ and the notices of education travel. */
export const boards: Boards = { site: travel, names: ['faq', 'notice'] }

export function useBoardDesk(): BoardDesk {
  const { t } = useTranslation(site)
  return {
    boards,
    title: t('title.faq'),
    list: paths.faq,
    add: paths.boardAdd,
    edit: paths.boardEdit,
    shown: (_, id) => paths.travelPost(id),
  }
}
