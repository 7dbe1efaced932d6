import { useTranslation } from 'react-i18next'
import { gatesDesk } from '#contract/gates-desk'
import { gatesSetup, SetGates, type SetupTour } from '#contract/gates-setup'
import { useCall } from '#src/api/query'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { useDraft } from '#src/session/use-draft'
import { useContentLang } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { GateFields, newGate } from './gate-fields'

const valuesOf = ({ gates }: SetupTour): SetGates => ({ gates: gates.map(({ id, name }) => ({ id, name })) })

interface GatesFormProps {
  tour: SetupTour
  /** Runs a write; when someone else saved first, the latest version is shown. */
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** The form of a tour's gates. */
export function GatesForm({ tour, act }: GatesFormProps) {
  const { t } = useTranslation('admin.gates')
  const lang = useContentLang()
  const form = useZodForm(SetGates, valuesOf(tour), 'onSubmit')
  const draft = `gates ${tour.id}`
  const forget = useDraft(form, draft, { schema: SetGates, items: { gates: newGate } })
  const save = useCall(gatesSetup.save, { errors: 'page', refreshes: [gatesSetup.list, gatesDesk.today] })
  const { base, isStale, rebase } = useBase(tour.version, save.isPending, draft)
  const { isDirty } = form.formState
  useLeaveGuard(() => isDirty)
  const take = (saved: SetupTour) => {
    rebase(saved.version)
    form.reset(valuesOf(saved))
    forget()
  }
  const keep = () => {
    const ids = tour.gates.map(({ id }) => id)
    // A gate that someone else has removed is added again.
    const gates = form.getValues('gates').map(({ id, name }) => ({ id: id && ids.includes(id) ? id : null, name }))
    form.setValue('gates', gates, { shouldDirty: true })
    rebase()
  }
  return (
    <Form
      form={form}
      label={t('setup.gatesOf', { tour: tour.name[lang] })}
      onSubmit={async (body) => {
        const saved = await act(() => save.mutateAsync({ params: { productId: tour.id }, body: { ...body, base } }))
        take(saved)
        toast.success(t('setup.saved'))
      }}
    >
      <div>
        <StaleNote form={form} isStale={isStale} onKeep={keep} onTake={() => take(tour)}>
          {tour.gates.map(({ name }) => name[lang]).join(', ') || t('setup.noGate')}
        </StaleNote>
        <GateFields gates={tour.gates} />
      </div>
      <div>
        <SubmitButton>{t('setup.save')}</SubmitButton>
      </div>
    </Form>
  )
}
