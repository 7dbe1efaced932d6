import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boardDesk, type DeskPost, postLimits } from '#contract/board-desk'
import { OptionalText, RequiredText } from '#contract/fields'
import type { Lang } from '#contract/languages'
import { pictureMark } from '#contract/markup'
import { pictureUpload } from '#contract/media'
import type { Site } from '#contract/sites/sites'
import { z } from '#contract/zod'
import { call } from '#src/api/call'
import { insertText } from '#src/kits/desk/insert-text'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useUpload } from '#src/ui/form/use-upload'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { AddFile } from './add-file'
import { PictureChoice } from './picture-choice'
import { post as postQuery } from './queries'

const Shown = z.strictObject({
  number: z.string().check(z.minLength(1, 'validation.required')),
  alt: RequiredText(postLimits.alt),
  caption: OptionalText(postLimits.caption),
})

interface PictureDialogProps {
  site: Site
  post: DeskPost
  lang: Lang
  /** The mark is inserted at its cursor. */
  area: HTMLTextAreaElement
  onClose: () => void
}

/** Inserts a picture into one language of a post: one of the post's, or a new upload. */
export function PictureDialog({ site, post, lang, area, onClose }: PictureDialogProps) {
  const { t } = useTranslation('board-desk')
  const { t: board } = useTranslation('board')
  const client = useQueryClient()
  const [open, setOpen] = useState(true)
  const focused = useRef(area)
  const only = post.pictures.length === 1 ? String(post.pictures[0]?.number) : ''
  const form = useZodForm(Shown, { number: only, alt: '', caption: '' })
  const params = { site, id: post.id } as const
  const sending = useUpload(
    (file, on) => call(boardDesk.addPicture, { params, body: {}, files: { file } }, { ...on, errors: 'page' }),
    (answer) => {
      const now = answer as DeskPost
      client.setQueryData(postQuery(site, post.id).queryKey, now)
      form.setValue('number', String(now.pictures.at(-1)?.number ?? ''), { shouldValidate: true })
      sending.stop()
    },
  )
  const language = board(`language.${lang}`)
  const insert = ({ number, alt, caption }: z.output<typeof Shown>) => {
    insertText(area, onOwnLine(area, pictureMark({ number: Number(number), alt, caption })))
    setOpen(false)
  }
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      finalFocus={() => focused.current}
      title={t('picture.insert', { language })}
      place="sheet"
      stays
    >
      <Form form={form} onSubmit={insert} label={t('picture.insert', { language })}>
        <PictureChoice pictures={post.pictures} />
        <AddFile
          label={t('picture.add')}
          help={t('picture.addHelp')}
          accept={pictureUpload.types.join(',')}
          sending={sending}
        />
        <TextField
          name="alt"
          label={t('picture.alt', { language })}
          help={t('picture.altHelp')}
          maxLength={postLimits.alt}
        />
        <TextField name="caption" label={t('picture.caption', { language })} optional maxLength={postLimits.caption} />
        <SubmitButton>{t('picture.put')}</SubmitButton>
      </Form>
    </Dialog>
  )
}

/** Returns a mark with the line breaks it needs at the cursor of a text. */
function onOwnLine({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, mark: string): string {
  const before = value.slice(0, selectionStart)
  const after = value.slice(selectionEnd)
  const above = before.trim() === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const below = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  return `${above}${mark}${below}`
}
