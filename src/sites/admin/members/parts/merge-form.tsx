import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RequiredText, Uuid } from '#contract/fields'
import { type DeskMember, type MemberRow, membersDesk } from '#contract/members-desk'
import { membersMerge, type MergePreview as Preview } from '#contract/members-merge'
import { z } from '#contract/zod'
import { Alert } from '#src/ui/alert'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useAct } from '../../parts/use-act'
import { afterAct, mergePreview } from '../queries'
import { MergePreview } from './merge-preview'

const Draft = z.strictObject({ remaining: Uuid, reason: RequiredText(500), is_one_person: z.boolean() })

/** Calls `uncheck` when other differences are shown than those that were checked; which account remains makes none. */
function useCheckedAgain(differences: Preview['differences'] | undefined, uncheck: () => void) {
  const shown = differences && JSON.stringify(differences.map(bothValues))
  const checked = useRef(shown)
  useEffect(() => {
    if (shown === undefined || shown === checked.current) return
    if (checked.current !== undefined) uncheck()
    checked.current = shown
  })
}

const bothValues = ({ kind, values }: Preview['differences'][number]) => [
  kind,
  values && [values.remaining, values.other].toSorted(),
]

interface MergeFormProps {
  member: Pick<DeskMember, 'id' | 'name' | 'email'>
  found: MemberRow
  onDone: () => void
}

/** Asks which of two accounts remains and why, beside what that would move. A refusal keeps what was typed. */
export function MergeForm({ member, found, onDone }: MergeFormProps) {
  const { t } = useTranslation('admin.members')
  const client = useQueryClient()
  const merge = useAct(membersMerge.merge, afterAct)
  const form = useZodForm(Draft, { remaining: member.id, reason: '', is_one_person: false })
  const remaining = form.watch('remaining')
  const other = remaining === member.id ? found.id : member.id
  const preview = useQuery(mergePreview(remaining, other))
  useCheckedAgain(preview.data?.differences, () => form.setValue('is_one_person', false))
  const send = async ({ reason, is_one_person }: z.output<typeof Draft>) => {
    if (!preview.data) return
    const { fingerprint } = preview.data
    try {
      await merge({ params: { id: remaining }, body: { other, fingerprint, reason, is_one_person } })
    } catch (error) {
      // What moves may have changed, or only the answer was lost: the operator sees the newest before trying again.
      const read = [membersMerge.preview, membersDesk.detail]
      await Promise.all(read.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
      throw error
    }
    onDone()
  }
  return (
    <Form form={form} onSubmit={send} label={t('merge.title')}>
      <RadioGroup
        name="remaining"
        label={t('merge.which')}
        help={t('merge.whichHelp')}
        look="cards"
        columns={2}
        options={[member, found].map(({ id, name, email }) => ({
          value: id,
          label: name || t('noName'),
          help: <span className="wrap-anywhere">{email}</span>,
        }))}
      />
      <div aria-live="polite" aria-busy={preview.isFetching}>
        {preview.error ? (
          <Alert tone="error">{preview.error.message}</Alert>
        ) : preview.data ? (
          <MergePreview preview={preview.data} />
        ) : (
          <p>{t('merge.loading')}</p>
        )}
      </div>
      {preview.data && preview.data.differences.length > 0 && (
        <CheckboxField name="is_one_person" label={t('merge.differ.check')} />
      )}
      <TextArea name="reason" label={t('reason')} help={t('merge.reasonHelp')} rows={3} max={500} />
      <SubmitButton variant="danger" disabled={!preview.data || preview.error !== null}>
        {t('merge.act')}
      </SubmitButton>
    </Form>
  )
}
