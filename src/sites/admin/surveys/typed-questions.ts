import type { BothLanguages } from '#contract/both-languages'
import { type Condition, type Question, SurveyDefinition, type Test } from '#contract/survey/questions'
import { z } from '#contract/zod'

export interface TypedChoice {
  id: string
  label: BothLanguages
  other: boolean
}

export interface TypedTest {
  question: string
  is: Test['is']
  of: string[]
  value: number | null
}

/** A question in the form: the fields of every kind, so that none is lost while another is edited. */
export interface TypedQuestion {
  id: string
  kind: Question['kind']
  label: BothLanguages
  help: BothLanguages
  required: boolean
  when: Condition['when']
  tests: TypedTest[]
  choices: TypedChoice[]
  columns: TypedChoice[]
  /** Most choices, or the greatest number; null for any number of choices. */
  most: number | null
  least: number | null
  steps: number | null
  low: BothLanguages
  high: BothLanguages
  unit: BothLanguages
  first: string
  last: string
  past: boolean
}

interface TypedSection {
  id: string
  title: BothLanguages
  lead: BothLanguages
  questions: TypedQuestion[]
}

export interface TypingSurvey {
  title: BothLanguages
  lead: BothLanguages
  sections: TypedSection[]
}

const none = (): BothLanguages => ({ en: '', ko: '' })
const isNone = ({ en, ko }: BothLanguages): boolean => en.trim() === '' && ko.trim() === ''
const optional = (text: BothLanguages): BothLanguages | undefined => (isNone(text) ? undefined : text)

/** A name that no version has used, so that nothing new is counted with something old. */
const newName = (kind: 's' | 'q' | 'c'): string => `${kind}_${crypto.randomUUID().slice(0, 8)}`

export const aChoice = (): TypedChoice => ({ id: newName('c'), label: none(), other: false })
export const aTest = (question: string): TypedTest => ({ question, is: 'answered', of: [], value: null })

/** A new question of a kind. */
export const aQuestion = (kind: Question['kind']): TypedQuestion => ({
  ...{ id: newName('q'), kind, label: none(), help: none(), required: false, when: 'all', tests: [] },
  choices:
    kind === 'single' || kind === 'multiple' || kind === 'ranking' || kind === 'matrix' ? [aChoice(), aChoice()] : [],
  columns: kind === 'matrix' ? [aChoice(), aChoice()] : [],
  most: kind === 'number' ? 100 : null,
  ...{ least: 0, steps: 5, low: none(), high: none(), unit: none(), first: '1950-01-01', last: '2099-12-31' },
  past: false,
})

export const aSection = (): TypedSection => ({
  ...{ id: newName('s'), title: none(), lead: none() },
  questions: [aQuestion('single')],
})

/** An empty item of each list of the form. */
export const emptyItems = {
  sections: aSection(),
  questions: aQuestion('single'),
  choices: aChoice(),
  columns: aChoice(),
  tests: aTest(''),
}

/**
 * The sections with the question at a place moved to another section: to the end that is nearer to where it was, so that it passes
 * as few questions as possible.
 */
export function inSection(
  sections: readonly TypedSection[],
  from: { section: number; at: number },
  to: number,
): TypedSection[] {
  const question = sections[from.section]?.questions[from.at]
  if (!question || to === from.section) return [...sections]
  return sections.map((section, nth) => {
    const { questions } = section
    if (nth === from.section) return { ...section, questions: questions.filter((each) => each !== question) }
    if (nth !== to) return section
    return { ...section, questions: to < from.section ? [...questions, question] : [question, ...questions] }
  })
}

const choice = (each: { id: string; label: BothLanguages; other?: boolean | undefined }): TypedChoice => ({
  ...each,
  other: each.other ?? false,
})

function typedQuestion(question: Question): TypedQuestion {
  const { id, kind, label, help, required, show_if } = question
  const is = <K extends Question['kind']>(...kinds: K[]) =>
    (kinds as string[]).includes(kind) ? (question as Extract<Question, { kind: K }>) : undefined
  const scale = is('scale')
  const number = is('number')
  const date = is('date')
  return {
    ...{ id, kind, label, required, help: help ?? none(), when: show_if?.when ?? 'all' },
    tests: (show_if?.tests ?? []).map((test) => ({
      ...{ question: test.question, is: test.is },
      of: 'of' in test ? test.of : [],
      value: 'value' in test ? test.value : null,
    })),
    choices: (is('single', 'multiple', 'ranking')?.choices ?? is('matrix')?.rows ?? []).map(choice),
    columns: (is('matrix')?.columns ?? []).map(choice),
    most: is('multiple')?.most ?? number?.most ?? null,
    ...{ least: number?.least ?? 0, steps: scale?.steps ?? 5, unit: number?.unit ?? none() },
    ...{ low: scale?.low ?? none(), high: scale?.high ?? none() },
    ...{ first: date?.first ?? '1950-01-01', last: date?.last ?? '2099-12-31' },
    past: date?.past ?? false,
  }
}

/** The form's initial values for a survey. */
export const typed = ({ title, lead, sections }: SurveyDefinition): TypingSurvey => ({
  ...{ title, lead },
  sections: sections.map((section) => ({
    ...section,
    lead: section.lead ?? none(),
    questions: section.questions.map(typedQuestion),
  })),
})

/** Choices that the question does not have (any more) cannot be selected in the form, so they are left out. */
function testOf({ question, is, of, value }: TypedTest, tested: TypedQuestion | undefined): Test {
  if (is === 'any' || is === 'none')
    return { question, is, of: of.filter((id) => tested?.choices.some((each) => each.id === id)) }
  if (is === 'least' || is === 'most') return { question, is, value: value ?? Number.NaN }
  return { question, is }
}

const named = (list: readonly TypedChoice[]) => list.map(({ id, label }) => ({ id, label }))

function questionOf(one: TypedQuestion, all: readonly TypedQuestion[]): Question {
  const { id, label, required, tests, when } = one
  const common = {
    ...{ id, label, required, help: optional(one.help) },
    show_if:
      tests.length === 0
        ? undefined
        : {
            when,
            tests: tests.map((test) =>
              testOf(
                test,
                all.find((each) => each.id === test.question),
              ),
            ),
          },
  }
  const withOther = one.choices.map(({ other, ...each }) => (other ? { ...each, other } : each))
  switch (one.kind) {
    case 'single':
      return { ...common, kind: one.kind, choices: withOther }
    case 'multiple':
      return { ...common, kind: one.kind, choices: withOther, most: one.most ?? undefined }
    case 'ranking':
      return { ...common, kind: one.kind, choices: named(one.choices) }
    case 'matrix':
      return { ...common, kind: one.kind, rows: named(one.choices), columns: named(one.columns) }
    case 'scale':
      return { ...common, kind: one.kind, steps: one.steps ?? Number.NaN, low: one.low, high: one.high }
    case 'number': {
      const { least, most, unit } = one
      return { ...common, kind: one.kind, least: least ?? Number.NaN, most: most ?? Number.NaN, unit: optional(unit) }
    }
    case 'date':
      return { ...common, kind: one.kind, first: one.first, last: one.last, ...(one.past && { past: true as const }) }
    case 'short':
    case 'long':
      return { ...common, kind: one.kind }
  }
}

/** The definition that was typed; it need not be valid yet. */
export function definitionOf({ title, lead, sections }: TypingSurvey): SurveyDefinition {
  const all = sections.flatMap(({ questions }) => questions)
  return {
    ...{ title, lead },
    sections: sections.map((section) => ({
      ...section,
      lead: optional(section.lead),
      questions: section.questions.map((each) => questionOf(each, all)),
    })),
  }
}

/** The form's field for a part of the definition: conditions are fields of their question, and rows are typed as choices. */
const fieldOf = (path: readonly PropertyKey[]) =>
  path.filter((part) => part !== 'show_if').map((part) => (part === 'rows' ? 'choices' : part))

/** The form, validated by the contract's definition (product §5); each error is at the field where it can be corrected. */
export const TypedSurvey = z.transform((typing: TypingSurvey, context): SurveyDefinition => {
  const definition = definitionOf(typing)
  const judged = SurveyDefinition.safeParse(definition)
  if (judged.success) return judged.data
  for (const issue of judged.error.issues)
    context.issues.push({ ...issue, code: 'custom', input: typing, path: fieldOf(issue.path) })
  return definition
})
