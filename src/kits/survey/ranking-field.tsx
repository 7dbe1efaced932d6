import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionOf } from '#contract/survey/questions'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { FieldGroup, type FieldTexts } from '#src/ui/field'
import { useField } from '#src/ui/form/use-field'
import { IconButton } from '#src/ui/icon-button'

interface RankingFieldProps extends Pick<FieldTexts, 'label' | 'help' | 'optional'> {
  name: string
  question: QuestionOf<'ranking'>
}

/** Returns a list with one of its items moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Items in an order, moved by buttons or with the mouse; each move is read aloud. */
export function RankingField({ name, question: { choices }, ...texts }: RankingFieldProps) {
  const { t } = useTranslation('survey')
  const lang = useContentLang()
  const { field, error } = useField(name)
  const [message, setMessage] = useState('')
  const dragged = useRef<number>(null)
  const list = useRef<HTMLOListElement>(null)
  const given = field.value as readonly string[]
  const isAnswered = given.length === choices.length
  const order = [...given, ...choices.map(({ id }) => id).filter((id) => !given.includes(id))]
  const labelOf = (id: string) => choices.find((each) => each.id === id)?.label[lang] ?? id

  const move = (from: number, to: number, by?: 'up' | 'down') => {
    const id = order[from]
    if (id === undefined || to < 0 || to >= order.length || to === from) return
    field.onChange(moved(order, from, to))
    setMessage(t('ranking.moved', { name: labelOf(id), place: to + 1 }))
    if (!by) return
    // The focus follows the item; at an end it moves to the other button.
    requestAnimationFrame(() => {
      const item = list.current?.children[to]
      const button = item?.querySelector<HTMLButtonElement>(`[data-${by}]:not(:disabled)`)
      ;(button ?? item?.querySelector<HTMLButtonElement>('button:not(:disabled)'))?.focus()
    })
  }
  return (
    <FieldGroup {...texts} error={error}>
      {(notes) => (
        <>
          <ol ref={list} className="max-w-form stack-2">
            {order.map((id, at) => (
              <li
                key={id}
                draggable
                onDragStart={() => {
                  dragged.current = at
                }}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault()
                  if (dragged.current !== null) move(dragged.current, at)
                  dragged.current = null
                }}
                className="flex min-h-12 items-center gap-2 rounded-md border border-line-strong bg-surface ps-2 pe-1.5"
              >
                <GripVertical aria-hidden="true" className="size-5 shrink-0 cursor-grab text-muted max-sm:hidden" />
                <span
                  className={`grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold figures ${isAnswered ? 'bg-brand text-on-brand' : 'border border-line-strong text-muted'}`}
                >
                  {at + 1}
                </span>
                <span className="min-w-0 flex-1 font-medium">{labelOf(id)}</span>
                <IconButton
                  data-up
                  size="sm"
                  label={t('ranking.up', { name: labelOf(id) })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1, 'up')}
                >
                  <ArrowUp className="size-5" />
                </IconButton>
                <IconButton
                  data-down
                  // The first button of all: that of moving the first item up is disabled.
                  aria-describedby={at === 0 && !isAnswered ? notes : undefined}
                  size="sm"
                  label={t('ranking.down', { name: labelOf(id) })}
                  disabled={at === order.length - 1}
                  onClick={() => move(at, at + 1, 'down')}
                >
                  <ArrowDown className="size-5" />
                </IconButton>
              </li>
            ))}
          </ol>
          <p role="status" className="sr-only">
            {message}
          </p>
          {isAnswered ? (
            <p className="text-sm text-muted">{t('ranking.answered')}</p>
          ) : (
            <div className="flex flex-wrap items-center gap-3 pt-1 text-sm text-muted">
              <Button variant="secondary" size="sm" onClick={() => field.onChange(order)}>
                {t('ranking.keep')}
              </Button>
              {t('ranking.unanswered')}
            </div>
          )}
        </>
      )}
    </FieldGroup>
  )
}
