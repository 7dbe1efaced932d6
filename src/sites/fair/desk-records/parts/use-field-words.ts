import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordDraft } from '#contract/fair/record'
import { useNumbers } from '#src/session/visitor'

/** The compared fields of two records, in the order of the form. */
export const shownFields = [
  'held',
  'type',
  'contract',
  'importance',
  'potential',
  'visitors',
  'satisfaction',
  'content',
  'comment',
] as const satisfies (keyof RecordDraft)[]
type ShownField = (typeof shownFields)[number]

/** Returns each field of a record with its name and its value in the reader's language. */
export function useFieldWords(): Record<ShownField, { label: string; show: (draft: RecordDraft) => string }> {
  const { t } = useTranslation('fair.desk-records')
  const { t: words } = useTranslation('fair.records')
  const numbers = useNumbers()
  return useMemo(() => {
    const field = (key: ShownField, show: (draft: RecordDraft) => string) => ({ label: t(`field.${key}`), show })
    const score = (value: number) => t('of5', { value: numbers(value) })
    return {
      held: field('held', ({ held, not_held }) => (held ? words('yes') : words(`reasons.${not_held ?? 'other'}`))),
      type: field('type', ({ type }) => words(`types.${type}`)),
      contract: field('contract', ({ contract }) => words(`contractBands.${contract}`)),
      importance: field('importance', ({ importance }) => words(`importances.${importance}`)),
      potential: field('potential', ({ potential }) => score(potential)),
      visitors: field('visitors', ({ visitors }) => words(`visitorBands.${visitors}`)),
      satisfaction: field('satisfaction', ({ satisfaction }) => score(satisfaction)),
      content: field('content', ({ content }) => content),
      comment: field('comment', ({ comment }) => comment),
    }
  }, [t, words, numbers])
}
