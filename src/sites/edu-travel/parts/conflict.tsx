import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import type { Choices, Conflict as Difference } from './merge'
import type { SectionSaver } from './section-saver'
import { useClock } from './use-clock'

interface ConflictProps {
  saver: Pick<SectionSaver, 'store' | 'choose'>
  /** The name of a part of the section. */
  labelOf: (part: string) => string
  /** Shows a value of a part; the words in which the other one differs are marked. */
  say: (part: string, value: unknown, other: unknown) => ReactNode
}

/** Conflicting edits: both are shown, and the member chooses one for each field (product §5). */
export function Conflict({ saver, labelOf, say }: ConflictProps) {
  const conflicts = useStore(saver.store, (state) => state.conflicts)
  const theirs = useStore(saver.store, (state) => state.theirs)
  if (!theirs || conflicts.length === 0) return null
  return <Choose key={theirs.version} {...{ conflicts, saver, theirs, labelOf, say }} />
}

interface ChooseProps extends ConflictProps {
  conflicts: readonly Difference[]
  theirs: { saved_by: string; saved_at: string }
}

function Choose({ conflicts, saver, theirs, labelOf, say }: ChooseProps) {
  const { t } = useTranslation('edu-travel.application')
  const clock = useClock()
  const [choices, setChoices] = useState<Choices>({})
  const name = theirs.saved_by
  return (
    <Alert
      tone="warning"
      live
      title={t('conflict.title')}
      actions={
        <Button size="sm" disabled={conflicts.some(({ part }) => !choices[part])} onClick={() => saver.choose(choices)}>
          {t('conflict.keep')}
        </Button>
      }
    >
      <p>{t('conflict.lead', { name, time: clock(theirs.saved_at) })}</p>
      <ul className="mt-4 stack-4">
        {conflicts.map(({ part, mine, theirs: other }) => (
          <li key={part}>
            <fieldset className="m-0 border-0 p-0">
              <legend className="mb-1.5 font-semibold">{labelOf(part)}</legend>
              <div className="grid gap-3 sm:grid-cols-2">
                {(['mine', 'theirs'] as const).map((side) => (
                  <label
                    key={side}
                    className="picked flex items-start gap-2.5 rounded-md border border-line-strong bg-surface p-3 text-ink has-checked:border-brand has-checked:bg-brand-soft"
                  >
                    <input
                      type="radio"
                      name={`choice ${part}`}
                      checked={choices[part] === side}
                      onChange={() => setChoices((before) => ({ ...before, [part]: side }))}
                      className="mt-1 size-4.5 shrink-0 outline-none"
                    />
                    <span className="min-w-0 flex-1">
                      <span className="block text-sm text-muted">
                        {side === 'mine' ? t('conflict.mine') : t('conflict.theirs', { name })}
                      </span>
                      {side === 'mine' ? say(part, mine, other) : say(part, other, mine)}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
