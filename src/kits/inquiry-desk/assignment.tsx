import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeskThread, inquiryDesk } from '#contract/inquiry-desk'
import type { Site } from '#contract/sites/sites'
import { useCall } from '#src/api/query'
import { useFocusKept } from '#src/kits/desk/use-focus-kept'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { Select } from '#src/ui/select'
import { afterwards } from './afterwards'

interface AssignmentProps {
  site: Site
  thread: DeskThread
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** Who looks after an inquiry: the reader takes it, hands it over or releases it. */
export function Assignment({ site, thread, act }: AssignmentProps) {
  const { t } = useTranslation('inquiry-desk')
  const { part, heading } = useFocusKept()
  const select = useId()
  const [chosen, setChosen] = useState('')
  const assign = useCall(inquiryDesk.assign, { refreshes: afterwards })
  const { assignee, colleagues, reader } = thread
  const others = colleagues.filter(({ id }) => id !== assignee?.id && id !== reader)
  // A colleague who was chosen and then left is no longer in the list.
  const next = others.find(({ id }) => id === chosen)

  const give = async (person: string | null, said: string) => {
    const body = { person, seen: assignee?.id ?? null }
    // The call itself shows a refusal, which names who has it by now.
    const done = await act(() => assign.mutateAsync({ params: { site, id: thread.id }, body })).catch(() => null)
    if (!done) return
    setChosen('')
    toast.success(said)
  }
  return (
    <section ref={part} className="mt-4 stack-3 border-t border-line pt-4 text-sm" aria-label={t('assigned.title')}>
      <h2 ref={heading} tabIndex={-1} className="text-base font-bold outline-none">
        {t('assigned.title')}
      </h2>
      <p className={assignee ? 'font-medium wrap-anywhere' : 'text-muted'}>{assignee?.name ?? t('assigned.nobody')}</p>
      <div className="flex flex-wrap gap-2">
        {assignee?.id !== reader && (
          <Button
            size="sm"
            variant="secondary"
            busy={assign.isPending}
            onClick={() => void give(reader, t('assigned.taken'))}
          >
            {t(assignee ? 'assigned.takeOver' : 'assigned.take')}
          </Button>
        )}
        {assignee && (
          <Button
            size="sm"
            variant="secondary"
            busy={assign.isPending}
            onClick={() => void give(null, t('assigned.released'))}
          >
            {t('assigned.release')}
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <div>
          <label htmlFor={select} className="mb-1 block text-muted">
            {t('assigned.handOver')}
          </label>
          <Select id={select} value={next?.id ?? ''} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{t('assigned.choose')}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          {next && (
            <Button
              size="sm"
              className="mt-2"
              busy={assign.isPending}
              onClick={() => void give(next.id, t('assigned.given', { name: next.name }))}
            >
              {t('assigned.give', { name: next.name })}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
