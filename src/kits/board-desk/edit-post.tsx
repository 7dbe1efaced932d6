import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { boardDesk } from '#contract/board-desk'
import { useCall } from '#src/api/query'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useContentLang } from '#src/session/visitor'
import { toast } from '#src/ui/overlay/toast'
import type { BoardDesk } from './boards'
import { listAddress } from './list-address'
import { PostEditor } from './post-editor'
import { PostFiles } from './post-files'
import { PostPictures } from './post-pictures'
import { PostStateMark } from './post-state'
import { Publishing } from './publishing'
import { categories, post as postQuery } from './queries'

/** The post at `:id` of the address: its texts, its publication, its files. */
export function EditPost({ desk }: { desk: BoardDesk }) {
  const { id = '' } = useParams()
  return <Editing key={id} id={id} desk={desk} />
}

function Editing({ id, desk }: { id: string; desk: BoardDesk }) {
  const { t } = useTranslation('board-desk')
  const lang = useContentLang()
  const { site } = desk.boards
  const { data: post, act } = useLive(postQuery(site, id), ({ version }) => String(version))
  const { board } = post
  const { data: of } = useSuspenseQuery(categories(site, board))
  const edit = useCall(boardDesk.edit, { refreshes: [boardDesk.list, boardDesk.post], errors: 'page' })
  const shown = post.texts[lang] ?? post.texts.en ?? post.texts.ko
  return (
    <DeskPage
      title={shown?.title ?? t('edit')}
      mark={<PostStateMark post={post} />}
      back={<BackLink to={listAddress(desk, { board })}>{desk.title}</BackLink>}
    >
      <Detail
        facts={
          <div className="space-y-6">
            <Publishing post={post} desk={desk} />
            <PostPictures post={post} site={site} />
            <PostFiles post={post} site={site} />
          </div>
        }
      >
        <PostEditor
          site={site}
          post={post}
          draft={`post ${id}`}
          categories={of.categories}
          districts={of.districts}
          onSave={(draft, base) => act(() => edit.mutateAsync({ params: { site, id }, body: { ...draft, base } }))}
          onSaved={() => toast.success(t('saved'))}
        />
      </Detail>
    </DeskPage>
  )
}
