import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MiceDoor } from '#contract/mice/gate'
import { withNext } from '#src/kits/account/use-next'
import { SignInNote } from '#src/kits/offline/sign-in-note'
import { Scanner } from '#src/kits/scanner/scanner'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { useIntoView } from '#src/ui/use-into-view'
import { paths } from '../../site'
import { DoorOutcome } from './door-outcome'
import { type Doors, numberIn, type Outcome } from './judge'
import { useDoor } from './use-door'

/** A door: the scanner, the latest results, and how many scans this device still has to send. */
export function Door({ doors, door, place }: { doors: Doors; door: MiceDoor; place: string }) {
  const { t } = useTranslation('admin.mice')
  const { instant } = useDates()
  const dialogs = useDialogs()
  const { shown, scan, undo, list, waiting, kept, state, trouble, drop, isSignedIn } = useDoor(doors, door, place)
  const askToUndo = async (outcome: Outcome) => {
    const name = outcome.person?.name_latin ?? outcome.number
    if (!(await dialogs.question({ title: t('gate.undoAsk', { name }), text: t('gate.undoText') }))) return
    await undo(outcome)
    // The button that had the focus is gone.
    heading.current?.focus()
  }
  const [typed, setTyped] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const latest = useIntoView<HTMLLIElement>(shown[0]?.id)
  const send = (event: FormEvent) => {
    event.preventDefault()
    scan(typed)
    setTyped('')
  }
  // They name people.
  const conflicts = isSignedIn ? kept.filter(({ answer }) => answer?.conflict) : []
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="space-y-4">
        <Scanner onText={scan} continuous />
        <form onSubmit={send} className="flex max-w-md gap-2">
          <input
            className="control min-w-0 flex-1"
            aria-label={t('gate.number')}
            placeholder={t('gate.number')}
            value={typed}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="secondary">
            {t('gate.check')}
          </Button>
        </form>
        <p className="text-sm text-muted">
          {t('gate.usb')}{' '}
          {list ? t('gate.list', { count: list.numbers.length, when: instant(list.asked_at) }) : t('gate.noList')}
        </p>
      </div>
      <div className="min-w-0 space-y-4">
        {state === 'signed-out' && (
          <>
            <SignInNote to={withNext(paths.signin, paths.miceGate)} unsent={waiting.length} />
            <p className="text-sm text-muted">{t('gate.byList')}</p>
          </>
        )}
        {state === 'offline' && (
          <Alert tone="warning" live title={t('gate.offline')}>
            {t('gate.offlineText', { count: waiting.length })}
          </Alert>
        )}
        {trouble && (
          <Alert tone="error" live title={t('gate.refused')}>
            {trouble.message}
          </Alert>
        )}
        <h2 ref={heading} tabIndex={-1} className="text-base font-bold">
          {t('gate.latest')}
        </h2>
        {shown.length === 0 && <p className="text-muted">{t('gate.none')}</p>}
        <ul className="space-y-2">
          {shown.map((outcome, at) => (
            <li key={outcome.id} ref={at === 0 ? latest : undefined} className={at > 0 ? 'opacity-70' : 'scroll-mb-4'}>
              <DoorOutcome outcome={outcome} live={at === 0} onUndo={() => void askToUndo(outcome)} />
            </li>
          ))}
        </ul>
        {conflicts.length > 0 && (
          <section className="space-y-2">
            <h2 className="text-base font-bold">{t('gate.conflicts')}</h2>
            <p className="text-sm text-muted">{t('gate.conflictsText')}</p>
            {conflicts.map(({ id, body, answer }) => (
              <Alert
                key={id}
                tone="warning"
                title={`${answer?.person?.name_latin ?? numberIn(body.code)} · ${t(`gate.result.${answer?.result ?? 'unknown'}`)}`}
                actions={
                  <Button variant="ghost" size="sm" onClick={() => void drop(id)}>
                    {t('gate.seen')}
                  </Button>
                }
              >
                {t('gate.letIn', { when: instant(body.at), place: body.place })}
                {answer?.before &&
                  ` ${t('gate.before', { when: instant(answer.before.at), place: answer.before.place })}`}
              </Alert>
            ))}
          </section>
        )}
      </div>
    </div>
  )
}
