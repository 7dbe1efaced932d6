import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { boardDesk } from '#contract/board-desk'
import { useCall } from '#src/api/query'
import { DeskPage } from '#src/kits/desk/desk-page'
import { toast } from '#src/ui/overlay/toast'
import { BackLink } from '../../parts/back-link'
import { paths, site, travel } from '../../site'
import { listAddress } from '../parts/address'
import { PostEditor } from '../parts/post-editor'
import { boardIn, categories } from '../queries'

/** A new notice or question: it is a draft until it is published on its own page. */
export function Component() {
  const board = boardIn(useSearchParams()[0])
  const { t } = useTranslation('edu-admin.boards')
  const { t: ofSite } = useTranslation(site)
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(categories(board))
  const write = useCall(boardDesk.write, { refreshes: [boardDesk.list], errors: 'page' })
  return (
    <DeskPage title={t(`new.${board}`)} back={<BackLink to={listAddress({ board })}>{ofSite('title.faq')}</BackLink>}>
      <p className="mb-4 max-w-reading text-muted">{t('new.lead')}</p>
      <PostEditor
        key={board}
        draft={`new post ${board}`}
        categories={data.categories}
        onSave={(body) => write.mutateAsync({ params: { site: travel, board }, body })}
        onSaved={({ id }) => {
          toast.success(t('saved'))
          void navigate(paths.boardEdit(id))
        }}
      />
    </DeskPage>
  )
}
