import { useTranslation } from 'react-i18next'
import { BoardNav } from '#src/kits/board/board-nav'
import { usePaths } from '../../site'
import { type NewsKind, newsAddress, newsKinds } from './news-address'

/** The tabs of the boards; each is an address. */
export function BoardTabs({ at }: { at: NewsKind | 'faq' }) {
  const { t } = useTranslation('fair.board')
  const paths = usePaths()
  return (
    <BoardNav
      links={[
        ...newsKinds.map((kind) => ({ to: newsAddress(paths.board, kind), label: t(`kind.${kind}`), on: at === kind })),
        { to: paths.faq, label: t('kind.faq'), on: at === 'faq' },
      ]}
    />
  )
}
