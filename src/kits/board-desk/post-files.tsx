import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { boardDesk, type DeskPost } from '#contract/board-desk'
import type { StoredFile } from '#contract/files'
import type { Site } from '#contract/sites/sites'
import { call } from '#src/api/call'
import { useCall } from '#src/api/query'
import { FileRow } from '#src/ui/form/file-row'
import { useUpload } from '#src/ui/form/use-upload'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { AddFile } from './add-file'
import { post as postQuery } from './queries'

/** The pictures and files attached to a post: each is public as soon as it is uploaded. */
export function PostFiles({ post, site }: { post: DeskPost; site: Site }) {
  const { t } = useTranslation('board-desk')
  const dialogs = useDialogs()
  const client = useQueryClient()
  const detach = useCall(boardDesk.detach, { refreshes: [boardDesk.post] })
  const input = useRef<HTMLInputElement>(null)
  const params = { site, id: post.id } as const
  const sending = useUpload(
    (file, on) => call(boardDesk.attach, { params, body: {}, files: { file } }, { ...on, errors: 'page' }),
    (answer) => {
      client.setQueryData(postQuery(site, post.id).queryKey, answer as DeskPost)
      sending.stop()
    },
  )
  const remove = async (file: StoredFile) => {
    if (!(await dialogs.question({ title: t('files.removeAsk', { name: file.name }), danger: true }))) return
    // The call itself shows a refusal.
    await detach.mutateAsync({ params: { ...params, file: file.id } }).catch(() => null)
    input.current?.focus()
  }
  return (
    <section aria-label={t('files.title')} className="space-y-3">
      <h2 className="text-base font-bold">{t('files.title')}</h2>
      {post.files.map((file) => (
        <FileRow key={file.id} file={{ name: file.name }} onRemove={() => void remove(file)} />
      ))}
      <AddFile label={t('files.add')} help={t('files.help')} sending={sending} input={input} />
    </section>
  )
}
