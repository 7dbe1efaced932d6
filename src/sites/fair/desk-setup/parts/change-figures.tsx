import { useTranslation } from 'react-i18next'
import { type FairYearSetup, fairSetupDesk } from '#contract/fair/setup-desk'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { FiguresFields } from './figures-fields'
import { FiguresForm } from './figures-schema'
import { useSetupCall } from './use-setup-call'

interface ChangeFiguresProps {
  setup: FairYearSetup
  act: <R>(work: () => Promise<R>) => Promise<R>
}

type Part = keyof FairYearSetup['figures']

/** The form for a year's figures. When someone else saved first, it lists the parts that changed. */
export function ChangeFigures({ setup: { year, figures, version }, act }: ChangeFiguresProps) {
  const { t } = useTranslation('fair.desk-setup')
  const form = useZodForm(FiguresForm, figures)
  const change = useSetupCall(fairSetupDesk.setFigures)
  const { base, isStale, rebase } = useBase(version, change.isPending)
  const { isDirty, defaultValues } = form.formState
  useLeaveGuard(() => isDirty)
  const theirs = (Object.keys(figures) as Part[]).filter(
    (part) => JSON.stringify(figures[part]) !== JSON.stringify(defaultValues?.[part]),
  )
  return (
    <div>
      <StaleNote
        form={form}
        isStale={isStale}
        onKeep={() => rebase()}
        onTake={() => {
          form.reset(figures)
          rebase()
        }}
      >
        {theirs.map((part) => t(`figures.parts.${part}`)).join(', ')}
      </StaleNote>
      <Form
        form={form}
        label={t('part.figures')}
        onSubmit={async (values) => {
          const saved = await act(() => change.mutateAsync({ params: { year }, body: { ...values, base } }))
          rebase(saved.version)
          form.reset(saved.figures)
          toast.success(t('saved'))
        }}
      >
        <FiguresFields kept={figures.halls.map(({ id }) => id)} />
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
    </div>
  )
}
