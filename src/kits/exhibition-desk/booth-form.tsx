import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { BoothPlace } from '#contract/exhibition'
import type { FairHall } from '#contract/fair/edition'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useDraft } from '#src/session/use-draft'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { PlaceFields } from './place-fields'

const Typed = z.extend(BoothPlace, { corner: z.boolean() })
type Typed = z.infer<typeof Typed>

interface BoothFormProps {
  booth: Typed & { version: number }
  /** The name under which typed values are stored until they are saved. */
  draft: string
  halls: readonly FairHall[]
  /** The address of the plan without a chosen booth. */
  back: string
  /** Saves over the version `base` and returns the new one; an error is shown in the form. */
  onSave: (place: Typed, base: number) => Promise<number | undefined>
  onRemove: (base: number) => Promise<unknown>
  isSaving: boolean
  isRemoving: boolean
  /** Why it cannot be changed, or only not removed. */
  fixed?: string
  kept?: string
  /** Who has it, and further fields. */
  children?: ReactNode
}

/** One booth: number, hall, place and size. */
export function BoothForm({
  booth,
  draft,
  halls,
  back,
  onSave,
  onRemove,
  isSaving,
  isRemoving,
  fixed,
  kept,
  children,
}: BoothFormProps) {
  const { t } = useTranslation('exhibition-desk')
  const lang = useContentLang()
  const navigate = useNavigate()
  const { version, hall, number, x, y, width, height, corner } = booth
  const place = { hall, number, x, y, width, height, corner }
  const form = useZodForm(Typed, place)
  const forget = useDraft(form, draft, { schema: Typed })
  const { base, isStale, rebase } = useBase(version, isSaving, draft)
  const take = () => {
    form.reset(place)
    forget()
    rebase()
  }
  const remove = async () => {
    await onRemove(base)
    forget()
    toast.success(t('removed'))
    await navigate(back, { replace: true, preventScrollReset: true })
  }
  // The form can be out of sight below a long list.
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    part.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const note = fixed ?? kept
  return (
    <div ref={part}>
      <DetailPart title={t('booths.one', { number })}>
        <div>
          <StaleNote form={form} isStale={isStale} onKeep={() => rebase()} onTake={take}>
            {t('booths.now', place)}
          </StaleNote>
          <Form
            form={form}
            label={t('booths.one', { number })}
            onSubmit={async (values) => {
              rebase(await onSave(values, base))
              form.reset(values)
              forget()
              toast.success(t('saved'))
            }}
          >
            <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
              <TextField name="number" label={t('booths.number')} autoComplete="off" />
              <SelectField
                name="hall"
                label={t('booths.hall')}
                options={halls.map(({ id: value, name }) => ({ value, label: name[lang] }))}
              />
            </div>
            <PlaceFields />
            {children}
            <div className="flex flex-wrap gap-2">
              {!fixed && <SubmitButton>{t('save')}</SubmitButton>}
              <Button
                variant="ghost"
                busy={isRemoving}
                disabled={note !== undefined}
                onClick={() => void remove().catch((error: Error) => toast.error(error.message || t('failed')))}
              >
                {t('remove')}
              </Button>
              <Button variant="ghost" onClick={() => void navigate(back, { preventScrollReset: true })}>
                {t('booths.add')}
              </Button>
            </div>
            {note && <p className="text-sm text-muted">{note}</p>}
          </Form>
        </div>
      </DetailPart>
    </div>
  )
}
