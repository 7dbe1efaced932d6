import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { boardDesk } from '#contract/board-desk'
import { useCall } from '#src/api/query'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { toast } from '#src/ui/overlay/toast'
import type { BoardDesk } from './boards'
import { listAddress } from './list-address'
import { PostEditor } from './post-editor'
import { boardIn, categories } from './queries'
import { useBoardLabel } from './use-board-label'

/** A new post of the board in the address: a draft until it is published on its own page. */
export function NewPost({ desk }: { desk: BoardDesk }) {
  const { boards } = desk
  const { site } = boards
  const board = boardIn(boards, useSearchParams()[0])
  const { t } = useTranslation('board-desk')
  const labelOf = useBoardLabel(boards)
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(categories(site, board))
  const write = useCall(boardDesk.write, { refreshes: [boardDesk.list], errors: 'page' })
  return (
    <DeskPage
      title={t('new.title', { board: labelOf(board) })}
      back={<BackLink to={listAddress(desk, { board })}>{desk.title}</BackLink>}
    >
      <p className="mb-4 max-w-reading text-muted">{t('new.lead')}</p>
      <PostEditor
        site={site}
        key={board}
        draft={`new post ${site} ${board}`}
        categories={data.categories}
        districts={data.districts}
        onSave={(body) => write.mutateAsync({ params: { site, board }, body })}
        onSaved={({ id }) => {
          toast.success(t('saved'))
          void navigate(desk.edit(id))
        }}
      />
    </DeskPage>
  )
}
