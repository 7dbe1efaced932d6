import { useTranslation } from 'react-i18next'
import { fairSetupDesk, type SetupSlot } from '#contract/fair/setup-desk'
import { TimeOfDay } from '#contract/fields'
import { z } from '#contract/zod'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { useSetupCall } from './use-setup-call'

interface SlotFormProps {
  year: number
  slot: SetupSlot
  act: <R>(work: () => Promise<R>) => Promise<R>
  onDone: () => void
}

const Times = z.object({ starts: TimeOfDay, ends: TimeOfDay })

/** The name under which the typed start and end of a time are stored until they are saved. */
export const slotDraft = (year: number, id: string): string => `fair slot ${year} ${id}`

/** The start and end of one time for meetings; typed values survive a reload. */
export function SlotForm({ year, slot: { id, starts, ends, version }, act, onDone }: SlotFormProps) {
  const { t } = useTranslation('fair.desk-setup')
  const form = useZodForm(Times, { starts, ends })
  const draft = slotDraft(year, id)
  const forget = useDraft(form, draft, { schema: Times })
  const change = useSetupCall(fairSetupDesk.changeSlot)
  const { base, isStale, rebase } = useBase(version, change.isPending, draft)
  const take = () => {
    form.reset({ starts, ends })
    // After it, so that what was reset to is not stored as typed.
    forget()
    rebase()
  }
  return (
    <div>
      <StaleNote form={form} isStale={isStale} onKeep={() => rebase()} onTake={take}>
        {starts}–{ends}
      </StaleNote>
      <Form
        form={form}
        label={t('changeOf', { what: `${starts}–${ends}` })}
        className="mt-3 rounded-md bg-sunken p-4"
        onSubmit={async (times) => {
          await act(() => change.mutateAsync({ params: { year, id }, body: { ...times, base } }))
          forget()
          toast.success(t('saved'))
          onDone()
        }}
      >
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField name="starts" type="time" label={t('starts')} />
          <TextField name="ends" type="time" label={t('ends')} />
        </div>
        <SubmitButton size="sm">{t('save')}</SubmitButton>
      </Form>
    </div>
  )
}
