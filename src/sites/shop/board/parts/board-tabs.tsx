import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BoardNav } from '#src/kits/board/board-nav'
import { useVisitor } from '#src/session/visitor'
import { paths } from '../../site'
import { boards } from '../queries'

/** The tabs of Help; `at` is the current board, `''` for the overview. */
export function BoardTabs({ at }: { at: string }) {
  const { t } = useTranslation('shop.board')
  const { data } = useSuspenseQuery(boards(useVisitor()))
  return (
    <BoardNav
      links={[
        { to: paths.board(), label: t('help.overview'), on: at === '' },
        ...data.map(({ name, label }) => ({ to: paths.board(name), label, on: at === name })),
        { to: paths.contactUsRegister, label: t('help.contact'), on: at === 'contact' },
      ]}
    />
  )
}
