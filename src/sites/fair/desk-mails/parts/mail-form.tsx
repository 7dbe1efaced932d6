import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { fairMails, type MailDraft } from '#contract/fair/mail-desk'
import { textLanguages } from '#contract/languages'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { useDraft } from '#src/session/use-draft'
import { useNumbers } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { usePaths } from '../../site'
import { counts as countsQuery } from '../queries'
import { DraftForm, groupIn, noDraft } from './draft'
import { GroupFields } from './group-fields'
import { Preview } from './preview'
import { TestButton } from './test-button'
import { TextFields } from './text-fields'

/** The form to choose a group and write to it; typed text stays in this tab until it is sent. */
export function MailForm() {
  const { t } = useTranslation('fair.desk-mails')
  const navigate = useNavigate()
  const paths = usePaths()
  const dialogs = useDialogs()
  const numbers = useNumbers()
  const form = useZodForm(DraftForm, noDraft)
  const forget = useDraft(form, 'fair.mail', { schema: DraftForm })
  const group = groupIn(useWatch({ control: form.control, name: 'group' }))
  const { data: counts, refetch } = useQuery({ ...countsQuery(group), placeholderData: keepPreviousData })
  const total = counts ? counts.en + counts.ko : 0
  const [previewed, setPreviewed] = useState<MailDraft | null>(null)
  const send = useCall(fairMails.send, { errors: 'page', refreshes: [fairMails.list] })

  const submit = async ({ texts }: DraftForm) => {
    const seen = (await refetch()).data
    if (!seen) return
    const unwritten = textLanguages
      .filter((lang) => seen[lang] > 0)
      .flatMap((lang) => (['subject', 'text'] as const).map((field) => ({ lang, field })))
      .filter(({ lang, field }) => texts[lang][field].trim() === '')
    for (const { lang, field } of unwritten)
      form.setError(`texts.${lang}.${field}`, { type: 'custom', message: 'validation.required' })
    if (unwritten.length > 0) return
    const of = numbers(seen.en + seen.ko)
    if (!(await dialogs.question({ title: t('send.ask', { of }), text: t('send.text') }))) return
    try {
      const { id } = await send.mutateAsync({ body: { group, texts, seen } })
      forget()
      toast.success(t('send.done'))
      await navigate(paths.deskMail(id))
    } catch (error) {
      if (error instanceof CallError && error.status === 409) await refetch()
      throw error
    }
  }
  return (
    <Form form={form} onSubmit={submit} label={t('write')}>
      <DetailPart title={t('part.group')}>
        <div className="stack-4">
          <GroupFields />
          <p role="status" className="font-semibold">
            {counts &&
              (total === 0
                ? t('nobody')
                : t('count', { count: total, en: numbers(counts.en), ko: numbers(counts.ko) }))}
          </p>
        </div>
      </DetailPart>
      <DetailPart title={t('part.texts')}>
        <div className="stack-4">
          <TextFields counts={counts} />
        </div>
      </DetailPart>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('send.button')}</SubmitButton>
        <Button variant="secondary" onClick={() => setPreviewed({ group, texts: form.getValues('texts') })}>
          {t('preview.button')}
        </Button>
        <TestButton form={form} />
      </div>
      {previewed && <Preview draft={previewed} onClose={() => setPreviewed(null)} />}
    </Form>
  )
}
