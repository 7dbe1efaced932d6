import { useTranslation } from 'react-i18next'
import { meetingLanguages } from '#contract/fair/profile'
import { programKinds } from '#contract/fair/program'
import { SetItem } from '#contract/fair/setup'
import { type FairYearSetup, fairSetupDesk, type SetupItem } from '#contract/fair/setup-desk'
import { langOf } from '#contract/languages'
import { z } from '#contract/zod'
import { useSpoken } from '#src/kits/booking/language-names'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { BothFields } from '#src/kits/exhibition-desk/both-fields'
import { SpeakerFields } from '#src/kits/exhibition-desk/speaker-fields'
import { useDates } from '#src/session/dates'
import { useDraft } from '#src/session/use-draft'
import { useLanguage } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { CheckGroup } from '#src/ui/form/check-group'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { itemValues } from './item-values'
import { useSetupCall } from './use-setup-call'

interface ItemFormProps {
  setup: FairYearSetup
  /** Undefined for a new item. */
  item: SetupItem | undefined
  act: <R>(work: () => Promise<R>) => Promise<R>
  /** Called with the item to show, or without one. */
  onDone: (id?: string) => void
}

const emptySpeaker = { name: { en: '', ko: '' }, role: { en: '', ko: '' } }
const Values = z.extend(SetItem, { hall: z.string(), is_correction: z.boolean() })

/** An item of the program, in both languages. */
export function ItemForm({ setup, item, act, onDone }: ItemFormProps) {
  const { t } = useTranslation('fair.desk-setup')
  const { t: ofSetup } = useTranslation('exhibition-desk')
  const { t: ofProgram } = useTranslation('fair.program')
  const lang = langOf(useLanguage())
  const dates = useDates()
  const dialogs = useDialogs()
  const spoken = useSpoken()
  const { year, figures, is_announced } = setup
  const form = useZodForm(Values, itemValues(item, figures.days[0]?.day ?? ''))
  const draft = `fair item ${year} ${item?.id ?? 'new'}`
  const forget = useDraft(form, draft, { schema: Values, items: { speakers: emptySpeaker } })
  const add = useSetupCall(fairSetupDesk.addItem)
  const change = useSetupCall(fairSetupDesk.changeItem)
  const drop = useSetupCall(fairSetupDesk.removeItem)
  const { base, isStale, rebase } = useBase(item?.version ?? 0, change.isPending, draft)
  const { isDirty } = form.formState
  useLeaveGuard(() => isDirty)
  const remove = async ({ id, title }: SetupItem) => {
    if (!(await dialogs.question({ title: t('items.dropTitle', { title: title[lang] }), text: t('items.dropText') })))
      return
    await act(() => drop.mutateAsync({ params: { year, id }, body: { base } }))
    forget()
    toast.success(t('removed'))
    onDone()
  }
  return (
    <div>
      {item && (
        <StaleNote
          form={form}
          isStale={isStale}
          onKeep={() => rebase()}
          onTake={() => {
            form.reset(itemValues(item, ''))
            forget()
            rebase()
          }}
        >
          {dates.day(item.day)}, {item.starts}–{item.ends}: {item.title[lang]} ({item.place[lang]})
        </StaleNote>
      )}
      <Form
        form={form}
        label={item ? t('items.change') : t('items.add')}
        onSubmit={async ({ is_correction, hall, ...values }) => {
          const body = { ...values, hall: hall || null }
          if (item) {
            const input = { params: { year, id: item.id }, body: { ...body, is_correction, base } }
            const saved = (await act(() => change.mutateAsync(input))).find(({ id }) => id === item.id)
            rebase(saved?.version)
            form.reset({ ...values, hall, is_correction: false })
            forget()
          } else {
            await add.mutateAsync({ params: { year }, body })
            form.reset({ ...values, hall, is_correction: false })
            forget()
            onDone()
          }
          toast.success(t('saved'))
        }}
      >
        <BothFields name="title" label={t('items.title')} />
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <SelectField
            name="day"
            label={t('slots.day')}
            options={figures.days.map(({ day }) => ({ value: day, label: dates.day(day) }))}
          />
          <SelectField
            name="kind"
            label={t('items.kind')}
            options={programKinds.map((value) => ({ value, label: ofProgram(`kind.${value}`) }))}
          />
          <TextField name="starts" type="time" label={t('starts')} />
          <TextField name="ends" type="time" label={t('ends')} />
          <SelectField
            name="hall"
            label={ofSetup('booths.hall')}
            optional
            placeholder={t('items.noHall')}
            options={figures.halls.map(({ id, name }) => ({ value: id, label: name[lang] }))}
          />
        </div>
        <BothFields name="place" label={t('items.place')} />
        <BothFields name="summary" label={t('items.summary')} isLong />
        <SpeakerFields />
        <CheckGroup
          name="languages"
          label={t('items.languages')}
          optional
          options={meetingLanguages.map((value) => ({ value, label: spoken(value) }))}
        />
        {item && is_announced && (
          <CheckboxField name="is_correction" label={t('items.correction')} help={t('items.correctionHelp')} optional />
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{t('save')}</SubmitButton>
          {item && (
            <Button
              variant="ghost"
              busy={drop.isPending}
              onClick={() => void remove(item).catch((error: Error) => toast.error(error.message || t('failed')))}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}
