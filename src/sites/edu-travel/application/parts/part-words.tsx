import type { Written, WrittenSection } from '#contract/education/sections'
import { useFieldWords } from '#src/kits/education/use-field-words'
import { ComparedLines } from '../../parts/compared-lines'
import { useFormScene } from './form-context'

type Day = Written['trip']['days'][number]
type Line = Written['support']['lines'][number]
type Groups = Written['people']['groups']

interface PartWordsProps {
  section: WrittenSection
  part: string
  value: unknown
  /** The value to compare it with, if there is one. */
  other?: unknown
}

/** One part of a section in words: a field's value, a day's plan, or the total of people. */
export function PartWords({ section, part, value, other }: PartWordsProps) {
  const linesOf = useLines(section, part)
  return <ComparedLines lines={linesOf(value)} others={linesOf(other)} />
}

function useLines(section: WrittenSection, part: string): (value: unknown) => string[] {
  const { application } = useFormScene()
  const words = useFieldWords(application.program.figures)
  return (value) => {
    if (Array.isArray(value))
      return (value as Groups).map(({ count, ...group }) =>
        [count ?? 0, ...Object.entries(group).map(([field, each]) => words.value('people', field, each))].join(' · '),
      )
    if (part.startsWith('days.'))
      return ((value as Day | undefined)?.activities ?? []).map(({ kind, name, starts, ends }) =>
        [`${starts}–${ends}`.replace(/^–$/, ''), words.value('trip', 'kind', kind), name].filter(Boolean).join(' · '),
      )
    if (part.startsWith('lines.')) return [String((value as Line | undefined)?.quantity ?? '')]
    return [words.value(section, part, (value ?? null) as string | number | null)]
  }
}
