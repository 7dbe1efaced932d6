import { useTranslation } from 'react-i18next'
import type { Written, WrittenSection } from '#contract/education/sections'
import { useFieldWords } from '#src/kits/education/use-field-words'
import { useFormScene } from './form-context'

type Day = Written['trip']['days'][number]
type Line = Written['support']['lines'][number]
type Groups = Written['people']['groups']

/** One part of a section in words: a field's value, a day's plan, or the total of people. */
export function PartWords({ section, part, value }: { section: WrittenSection; part: string; value: unknown }) {
  const { t } = useTranslation('edu-travel.application')
  const { application } = useFormScene()
  const words = useFieldWords(application.program.figures)
  const lines = Array.isArray(value)
    ? (value as Groups).map(({ count, ...group }) =>
        [count ?? 0, ...Object.entries(group).map(([field, each]) => words.value('people', field, each))].join(' · '),
      )
    : part.startsWith('days.')
      ? ((value as Day | undefined)?.activities ?? []).map(({ kind, name, starts, ends }) =>
          [`${starts}–${ends}`.replace(/^–$/, ''), words.value('trip', 'kind', kind), name].filter(Boolean).join(' · '),
        )
      : part.startsWith('lines.')
        ? [String((value as Line | undefined)?.quantity ?? '')]
        : [words.value(section, part, (value ?? null) as string | number | null)]
  const filled = lines.filter(Boolean)
  if (filled.length === 0) return <span className="text-muted">{t('conflict.empty')}</span>
  return (
    <>
      {filled.map((line) => (
        <span key={line} className="block wrap-anywhere whitespace-pre-line">
          {line}
        </span>
      ))}
    </>
  )
}
