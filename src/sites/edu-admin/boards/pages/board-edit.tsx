import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { boardDesk } from '#contract/board-desk'
import { useCall } from '#src/api/query'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useContentLang } from '#src/session/visitor'
import { toast } from '#src/ui/overlay/toast'
import { BackLink } from '../../parts/back-link'
import { site, travel } from '../../site'
import { listAddress } from '../parts/address'
import { PostEditor } from '../parts/post-editor'
import { PostFiles } from '../parts/post-files'
import { PostStateMark } from '../parts/post-state'
import { Publishing } from '../parts/publishing'
import { type BoardHere, boardNames, categories, post as postQuery } from '../queries'

/** One post: its texts, when visitors see it, its files. */
export function Component() {
  const { id = '' } = useParams()
  return <Editing key={id} id={id} />
}

function Editing({ id }: { id: string }) {
  const { t } = useTranslation('edu-admin.boards')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const { data: post, act } = useLive(postQuery(id), ({ version }) => String(version))
  const board: BoardHere = boardNames.find((each) => each === post.board) ?? 'faq'
  const { data: of } = useSuspenseQuery(categories(board))
  const edit = useCall(boardDesk.edit, { refreshes: [boardDesk.list, boardDesk.post], errors: 'page' })
  const shown = post.texts[lang] ?? post.texts.en ?? post.texts.ko
  return (
    <DeskPage
      title={shown?.title ?? ofSite('title.boardEdit')}
      mark={<PostStateMark post={post} />}
      back={<BackLink to={listAddress({ board })}>{ofSite('title.faq')}</BackLink>}
    >
      <Detail
        facts={
          <div className="space-y-6">
            <Publishing post={post} />
            <PostFiles post={post} />
          </div>
        }
      >
        <PostEditor
          post={post}
          draft={`post ${id}`}
          categories={of.categories}
          onSave={(draft, base) =>
            act(() => edit.mutateAsync({ params: { site: travel, id }, body: { ...draft, base } }))
          }
          onSaved={() => toast.success(t('saved'))}
        />
      </Detail>
    </DeskPage>
  )
}
