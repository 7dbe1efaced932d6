import { useTranslation } from 'react-i18next'
import { type DeskSetting, type SetSetting, settingsDesk } from '#contract/settings-desk'
import { useCall } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { useDates } from '#src/session/dates'
import { useDraft } from '#src/session/use-draft'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { settingForms } from './forms'
import { SettingHistory } from './setting-history'
import { textNames } from './text-names'
import { useSettingFacts } from './use-setting-facts'

interface SettingEditorProps {
  row: DeskSetting
  /** Runs a write; when someone else saved first, the latest version is shown. */
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** One row of the settings: to be changed, removed, or restored to a former value. */
export function SettingEditor({ row: { key, meta, version, at, by }, act }: SettingEditorProps) {
  const { t } = useTranslation('admin.settings')
  const { t: refusal } = useTranslation('refusal')
  const { instant } = useDates()
  const dialogs = useDialogs()
  const factsOf = useSettingFacts()
  const { schema, valuesOf, Fields } = settingForms[key]
  const form = useZodForm(schema, valuesOf(meta))
  const set = useCall(settingsDesk.set, { errors: 'page', refreshes: [settingsDesk.list, settingsDesk.history] })
  const draft = `setting ${key}`
  const { base, isStale, rebase } = useBase(version, set.isPending, draft)
  const forget = useDraft(form, draft, { schema })
  const { isDirty } = form.formState
  useLeaveGuard(() => isDirty)
  const name = textNames[key]

  const put = async (next: unknown, on = base) => {
    const saved = await act(() => set.mutateAsync({ body: { key, meta: next, base: on } as SetSetting }))
    rebase(saved.version)
    form.reset(valuesOf(saved.meta))
    forget()
    toast.success(t('saved'))
  }
  /** Asks for confirmation; a refusal is shown as a toast. */
  const ask = async (next: unknown, title: string, text: string) => {
    if (!(await dialogs.question({ title, text }))) return
    await put(next, version).catch((error: unknown) =>
      toast.error(error instanceof Error && error.message ? error.message : refusal('general.error')),
    )
  }
  const words = (of: unknown, between: string) =>
    factsOf(of)
      .map(({ label, value }) => `${label}: ${value}`)
      .join(between) || t('unset')

  return (
    <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
      <DetailPart title={t(`names.${name}`)}>
        <p className="mb-4 text-muted">{t(`about.${name}`)}</p>
        {at && <p className="mb-4 text-sm text-muted">{t('changedBy', { by, at: instant(at) })}</p>}
        {meta === null && <p className="mb-4 font-semibold">{t(`none.${name}`)}</p>}
        <StaleNote
          form={form}
          isStale={isStale}
          onKeep={() => rebase()}
          onTake={() => {
            form.reset(valuesOf(meta))
            forget()
            rebase()
          }}
        >
          <span className="whitespace-pre-line">{words(meta, '\n')}</span>
        </StaleNote>
        <Form form={form} label={t(`names.${name}`)} onSubmit={({ meta: next }) => put(next)}>
          <Fields />
          <div className="flex flex-wrap gap-2">
            <SubmitButton>{t('save')}</SubmitButton>
            {meta !== null && key !== 'exchange' && (
              <Button variant="secondary" onClick={() => void ask(null, t('remove.ask'), t(`none.${name}`))}>
                {t('remove.act')}
              </Button>
            )}
          </div>
        </Form>
      </DetailPart>
      <DetailPart title={t('history.title')}>
        <SettingHistory
          onRestore={
            key === 'exchange'
              ? (before) => before !== null && (() => void ask(before, t('history.ask'), words(before, ' · ')))
              : (before) => () => void ask(before, t('history.ask'), words(before, ' · '))
          }
        />
      </DetailPart>
    </div>
  )
}
