import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RequiredText } from '#contract/fields'
import type { DeskMember } from '#contract/members-desk'
import { z } from '#contract/zod'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'
import { mergeable } from '../queries'
import { MergeForm } from './merge-form'

interface MergeDialogProps {
  member: DeskMember
  onClose: () => void
}

/** Finds the other account of the same person, shows what a merge would do, and merges the two (product §6). */
export function MergeDialog({ member, onClose }: MergeDialogProps) {
  const { t } = useTranslation('admin.members')
  const [words, setWords] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const form = useZodForm(z.strictObject({ q: RequiredText(80) }), { q: '' })
  const { data, error, isLoading } = useQuery({ ...mergeable(words ?? ''), enabled: words !== null })
  const rows = data?.items.filter(({ id }) => id !== member.id)
  const found = rows?.find(({ id }) => id === chosen)
  return (
    <Dialog open stays onClose={onClose} title={t('merge.title')} description={t('merge.text')} place="sheet" size="lg">
      <div className="mt-4 stack-6">
        <Form
          form={form}
          label={t('merge.find')}
          className="stack-4"
          onSubmit={({ q }) => {
            setChosen(null)
            setWords(q)
          }}
        >
          <TextField name="q" type="search" label={t('merge.find')} help={t('searched')} autoComplete="off" />
          <SubmitButton variant="secondary">{t('merge.search')}</SubmitButton>
        </Form>
        <div role="status">
          {isLoading && <p>{t('merge.finding')}</p>}
          {error && <Alert tone="error">{error.message}</Alert>}
          {rows?.length === 0 && <p>{t('merge.none')}</p>}
          {rows && rows.length > 0 && (
            <p className="text-sm text-muted">
              {t('merge.results', { count: rows.length })} {data?.next && t('merge.more')}
            </p>
          )}
        </div>
        {rows && rows.length > 0 && (
          <ul aria-label={t('merge.list')} className="ruled">
            {rows.map(({ id, name, email, phone }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-medium">{name || t('noName')}</span>
                  <span className="block text-sm text-muted">{[email, phone].filter(Boolean).join(', ')}</span>
                </span>
                <Button
                  variant="secondary"
                  aria-pressed={id === chosen}
                  aria-label={t('merge.choose', { email })}
                  onClick={() => setChosen(id)}
                >
                  {t(id === chosen ? 'merge.chosen' : 'merge.chooseShort')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {found && (
          <MergeForm
            key={found.id}
            member={member}
            found={found}
            onDone={() => {
              toast.success(t('merge.done'))
              onClose()
            }}
          />
        )}
      </div>
    </Dialog>
  )
}
