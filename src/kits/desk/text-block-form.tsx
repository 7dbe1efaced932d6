import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { textLanguages } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { placeholders, type TextBlock, TextBlockDraft, textBlockLimits, textBlocks } from '#contract/text-blocks'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'

interface TextBlockFormProps {
  site: Site
  /** The current version of the block to edit; undefined for a new one. */
  block: TextBlock | undefined
  onDone: () => void
}

const empty = { title: '', content: '' }

/**
 * The form for a text block in both languages. Where another user has edited it meanwhile, both versions are shown for
 * comparison.
 */
export function TextBlockForm({ site, block, onDone }: TextBlockFormProps) {
  const { t } = useTranslation('desk')
  const client = useQueryClient()
  const base = useRef(block?.version ?? 0)
  const form = useZodForm(TextBlockDraft, { texts: block?.texts ?? { en: empty, ko: empty } })
  const make = useCall(textBlocks.make, { refreshes: [textBlocks.list], errors: 'page' })
  const edit = useCall(textBlocks.edit, { refreshes: [textBlocks.list], errors: 'page' })
  const isNewer = block !== undefined && block.version !== base.current

  const save = async (body: TextBlockDraft) => {
    try {
      if (!block) await make.mutateAsync({ params: { site }, body })
      else {
        await edit.mutateAsync({ params: { site, id: block.id }, body: { ...body, base: base.current } })
      }
    } catch (error) {
      if (error instanceof CallError && error.status === 409) {
        await client.invalidateQueries({ queryKey: [textBlocks.list.path] })
      }
      throw error
    }
    toast.success(t('blocks.saved'))
    onDone()
  }
  // A user who has seen the other version and saves again means it.
  const keep = () => {
    base.current = block?.version ?? 0
    form.clearErrors()
  }
  return (
    <Form form={form} onSubmit={save} label={t('blocks.edit')}>
      {isNewer && (
        <Alert
          tone="warning"
          title={t('blocks.changed')}
          actions={
            <Button variant="secondary" size="sm" onClick={keep}>
              {t('blocks.keep')}
            </Button>
          }
        >
          {textLanguages.map((lang) => (
            <p key={lang} lang={lang} className="mt-1 text-sm whitespace-pre-line">
              <strong>{block.texts[lang].title}</strong>
              {`\n${block.texts[lang].content}`}
            </p>
          ))}
        </Alert>
      )}
      <p className="text-sm text-muted">
        {t('blocks.placeholders')}{' '}
        <code className="wrap-anywhere">{placeholders.map((name) => `{{${name}}}`).join(' ')}</code>
      </p>
      <div className="grid gap-6 md:grid-cols-2">
        {textLanguages.map((lang) => (
          <div key={lang} className="min-w-0 stack-4">
            <TextField name={`texts.${lang}.title`} label={t(`blocks.name.${lang}`)} />
            <TextArea
              name={`texts.${lang}.content`}
              label={t(`blocks.text.${lang}`)}
              rows={9}
              max={textBlockLimits.content}
            />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('blocks.save')}</SubmitButton>
        <Button variant="secondary" onClick={onDone}>
          {t('blocks.cancel')}
        </Button>
      </div>
    </Form>
  )
}
