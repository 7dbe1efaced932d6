import { type ReactNode, useMemo } from 'react'
import { changedParts } from './word-changes'

export interface ChangedWordsProps {
  text: string
  /** The text to compare it with. */
  other: string
  /** How the words are marked that the other text lacks: as added, removed, or just different. */
  as: 'ins' | 'del' | 'mark'
}

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
