import { useTranslation } from 'react-i18next'
import { miceTracks } from '#contract/mice/session'
import { isMoved, miceSetupLimits, SetMiceSession } from '#contract/mice/setup'
import { type MiceYearSetup, miceSetupDesk, type SetupMiceSession } from '#contract/mice/setup-desk'
import { useSpoken } from '#src/kits/booking/language-names'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { BothFields } from '#src/kits/exhibition-desk/both-fields'
import { SpeakerFields } from '#src/kits/exhibition-desk/speaker-fields'
import { useDates } from '#src/session/dates'
import { useDraft } from '#src/session/use-draft'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { CheckGroup } from '#src/ui/form/check-group'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { useSetupCall } from './use-setup-call'

interface SessionFormProps {
  setup: MiceYearSetup
  /** Undefined for a new session. */
  session: SetupMiceSession | undefined
  act: <R>(work: () => Promise<R>) => Promise<R>
  /** Called with the session to show, or without one. */
  onDone: (id?: string) => void
}

const languages = ['ko', 'en', 'ja', 'zh']
const empty = () => ({ en: '', ko: '' })
const emptySpeaker = { name: empty(), role: empty() }

/** The initial values of a session's form: its own, or blank ones. */
function valuesOf(session: SetupMiceSession | undefined, { days, halls }: MiceYearSetup['figures']): SetMiceSession {
  if (!session)
    return {
      ...{ day: days[0]?.day ?? '', starts: '10:00', ends: '11:00', hall: halls[0]?.id ?? '' },
      ...{ track: 'strategy', title: empty(), summary: empty(), speakers: [], languages: ['ko', 'en'], seats: 50 },
    }
  const { id: _, version: __, free: ___, waiting: ____, ...values } = session
  return values
}

const peopleOf = ({ seats, free, waiting }: SetupMiceSession) => seats - free + waiting

/** A session in both languages. Before it is moved or removed, the number of people who are mailed is said. */
export function SessionForm({ setup, session, act, onDone }: SessionFormProps) {
  const { t } = useTranslation('admin.mice-setup')
  const { t: kit } = useTranslation('exhibition-desk')
  const lang = useContentLang()
  const dates = useDates()
  const dialogs = useDialogs()
  const spoken = useSpoken()
  const { year, figures } = setup
  const form = useZodForm(SetMiceSession, valuesOf(session, figures), 'onSubmit')
  const draft = `mice session ${year} ${session?.id ?? 'new'}`
  const forget = useDraft(form, draft, { schema: SetMiceSession, items: { speakers: emptySpeaker } })
  const add = useSetupCall(miceSetupDesk.addSession)
  const change = useSetupCall(miceSetupDesk.changeSession)
  const drop = useSetupCall(miceSetupDesk.removeSession)
  const { base, isStale, rebase } = useBase(session?.version ?? 0, change.isPending, draft)
  const { isDirty } = form.formState
  useLeaveGuard(() => isDirty)
  const affected = session ? peopleOf(session) : 0
  const remove = async ({ id, title }: SetupMiceSession) => {
    const text = affected > 0 ? t('sessions.dropPeople', { count: affected }) : t('sessions.dropText')
    if (!(await dialogs.question({ title: t('sessions.dropTitle', { title: title[lang] }), text, danger: true })))
      return
    await act(() => drop.mutateAsync({ params: { year, id }, body: { base, affected } }))
    forget()
    toast.success(kit('removed'))
    onDone()
  }
  const save = async (values: SetMiceSession) => {
    if (!session) {
      await add.mutateAsync({ params: { year }, body: values })
      form.reset(values)
      forget()
      onDone()
      toast.success(kit('saved'))
      return
    }
    const { id } = session
    if (affected > 0 && isMoved(session, values)) {
      const text = t('sessions.moveText', { count: affected })
      if (!(await dialogs.question({ title: t('sessions.moveTitle'), text }))) return
    }
    const body = { ...values, base, affected }
    const saved = (await act(() => change.mutateAsync({ params: { year, id }, body }))).find((each) => each.id === id)
    rebase(saved?.version)
    form.reset(values)
    forget()
    toast.success(kit('saved'))
  }
  return (
    <div>
      {session && (
        <StaleNote
          form={form}
          isStale={isStale}
          onKeep={() => rebase()}
          onTake={() => {
            form.reset(valuesOf(session, figures))
            forget()
            rebase()
          }}
        >
          {dates.day(session.day)}, {session.starts}–{session.ends}: {session.title[lang]}
        </StaleNote>
      )}
      <Form form={form} label={session ? t('sessions.change') : t('sessions.add')} onSubmit={save}>
        <BothFields name="title" label={t('sessions.title')} />
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <SelectField
            name="day"
            label={t('sessions.day')}
            options={figures.days.map(({ day }) => ({ value: day, label: dates.day(day) }))}
          />
          <SelectField
            name="hall"
            label={t('sessions.hall')}
            options={figures.halls.map(({ id, name }) => ({ value: id, label: name[lang] }))}
          />
          <TextField name="starts" type="time" label={t('sessions.starts')} />
          <TextField name="ends" type="time" label={t('sessions.ends')} />
          <SelectField
            name="track"
            label={t('sessions.track')}
            options={miceTracks.map((value) => ({ value, label: t(`sessions.tracks.${value}`) }))}
          />
          <NumberField name="seats" min={1} max={miceSetupLimits.seats} label={t('sessions.seatsOf')} />
        </div>
        <BothFields name="summary" label={t('sessions.summary')} isLong />
        <SpeakerFields />
        <CheckGroup
          name="languages"
          label={t('sessions.languages')}
          optional
          options={languages.map((value) => ({ value, label: spoken(value) }))}
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{kit('save')}</SubmitButton>
          {session && (
            <Button
              variant="ghost"
              busy={drop.isPending}
              onClick={() => void remove(session).catch((error: Error) => toast.error(error.message || kit('failed')))}
            >
              {kit('remove')}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}
