import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewRow } from '#contract/education/approval'
import { ChosenRow } from './chosen-row'
import type { Choice } from './use-choice'

/** The applications to grant, in the order in which the budget is spent; reordered by buttons or by dragging. */
export function ChosenList({ choice, preview }: { choice: Choice; preview: readonly PreviewRow[] }) {
  const { t } = useTranslation('edu-admin.review')
  const [message, setMessage] = useState('')
  const dragged = useRef<string | null>(null)
  const { chosen } = choice
  const move = (id: string, number: string, to: number) => {
    choice.move(id, to)
    setMessage(t('approval.moved', { number, place: to + 1 }))
  }
  return (
    <>
      <ol className="divide-y divide-line">
        {chosen.map((row, at) => (
          <ChosenRow
            key={row.id}
            row={row}
            at={at}
            isLast={at === chosen.length - 1}
            preview={preview.find(({ id }) => id === row.id)}
            onMove={(to) => move(row.id, row.number, to)}
            onType={(typed) => choice.type(row.id, typed)}
            onRemove={() => choice.remove([row.id])}
            onDrag={() => {
              dragged.current = row.id
            }}
            onDragOver={() => {
              if (dragged.current && dragged.current !== row.id) choice.move(dragged.current, at)
            }}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  )
}
