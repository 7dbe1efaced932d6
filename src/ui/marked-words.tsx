import { type ReactNode, useMemo } from 'react'
import type { ChangedWordsProps } from './changed-words'
import { changedParts } from './word-changes'

const looks = {
  ins: 'bg-success-soft font-medium text-success no-underline',
  del: 'bg-error-soft text-error line-through',
  mark: 'bg-warning-soft font-medium text-ink',
} as const

/** A text with its changed words marked. */
export function MarkedWords({ text, other, as: Mark }: ChangedWordsProps): ReactNode {
  const parts = useMemo(() => changedParts(text, other), [text, other])
  return parts.map(({ text: part, isChanged }, at) =>
    isChanged && part.trim() ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are in order and may say the same
      <Mark key={at} className={`rounded-xs ${looks[Mark]}`}>
        {part}
      </Mark>
    ) : (
      part
    ),
  )
}
