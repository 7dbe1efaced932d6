import type { BothLanguages } from '../both-languages'
import { birthDays, isDayWithin } from '../days'
import { Day, RequiredText } from '../fields'
import { z } from '../zod'

/** A limit of a date question: a day that people who answer can name, also a birthday. */
const LimitDay = Day.check(z.refine((text) => isDayWithin(text, birthDays), 'validation.date'))

/** Most characters of a label, and of an explanation. */
export const questionTexts = { label: 300, lead: 1000 } as const
const both = (max: number) => z.object({ en: RequiredText(max), ko: RequiredText(max) })
const Label = both(questionTexts.label)
const Lead = both(questionTexts.lead)

/** Names of questions and choices; in an answer's key, a dot separates a subordinate part. */
const Name = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,29}$/, 'validation.invalid'))

/** A choice; `other` also requires a text. */
const Choice = z.object({ id: Name, label: Label, other: z.optional(z.boolean()) })
export type Choice = z.infer<typeof Choice>

/** Least and most choices of a question, and rows, columns or ranked choices; most questions of a section, and sections. */
export const questionLimits = { choices: [2, 20], named: [1, 12], questions: 30, sections: 12 } as const
const [leastChoices, mostChoices] = questionLimits.choices
const [leastNamed, mostNamed] = questionLimits.named
const choices = z.array(Choice).check(z.minLength(leastChoices), z.maxLength(mostChoices))
const Named = z.array(z.object({ id: Name, label: Label })).check(z.minLength(leastNamed), z.maxLength(mostNamed))

/** A condition on an earlier answer. */
const Test = z.discriminatedUnion('is', [
  /** At least one of these is selected. */
  z.object({ question: Name, is: z.literal('any'), of: z.array(Name).check(z.minLength(1)) }),
  z.object({ question: Name, is: z.literal('none'), of: z.array(Name).check(z.minLength(1)) }),
  z.object({ question: Name, is: z.literal('least'), value: z.number() }),
  z.object({ question: Name, is: z.literal('most'), value: z.number() }),
  z.object({ question: Name, is: z.literal('answered') }),
])
export type Test = z.infer<typeof Test>

/** All tests are true, or any of them. */
const Condition = z.object({ when: z.enum(['all', 'any']), tests: z.array(Test).check(z.minLength(1), z.maxLength(6)) })
export type Condition = z.infer<typeof Condition>

/** In `label`, `{{name|words}}` is replaced by the answer to `name`, or by the given words if there is none. */
const common = {
  id: Name,
  label: Label,
  help: z.optional(Lead),
  required: z.boolean(),
  show_if: z.optional(Condition),
}
export const Question = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('single'), choices }),
  z.object({ ...common, kind: z.literal('multiple'), choices, most: z.optional(z.number().check(z.int(), z.gte(1))) }),
  /** Whole numbers from 1, with labels for both ends. */
  z.object({
    ...common,
    kind: z.literal('scale'),
    steps: z.number().check(z.gte(3), z.lte(11)),
    low: Label,
    high: Label,
  }),
  /** One column for each row. */
  z.object({ ...common, kind: z.literal('matrix'), rows: Named, columns: Named }),
  /** All choices in an order, the most important first. */
  z.object({ ...common, kind: z.literal('ranking'), choices: Named }),
  z
    .object({ ...common, kind: z.literal('number'), least: z.number(), most: z.number(), unit: z.optional(Label) })
    // Otherwise no answer would be accepted, nor a survey that requires one.
    .check(z.refine(({ least, most }) => least <= most, { error: 'validation.numberLow', path: ['most'] })),
  z
    .object({
      ...common,
      kind: z.literal('date'),
      first: LimitDay,
      last: LimitDay,
      /** Days after the day of answering are not accepted. */
      past: z.optional(z.literal(true)),
    })
    .check(z.refine(({ first, last }) => first <= last, { error: 'validation.daysOrder', path: ['last'] })),
  z.object({ ...common, kind: z.literal('short') }),
  z.object({ ...common, kind: z.literal('long') }),
])
export type Question = z.infer<typeof Question>
export type QuestionKind = Question['kind']
export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>

const Section = z.object({
  id: Name,
  title: Label,
  lead: z.optional(Lead),
  questions: z.array(Question).check(z.minLength(1, 'validation.required'), z.maxLength(questionLimits.questions)),
})
export type Section = z.infer<typeof Section>

/** The questions of a survey as data (product §3). */
export const SurveyDefinition = z.object({
  title: Label,
  lead: Lead,
  sections: z.array(Section).check(z.minLength(1), z.maxLength(questionLimits.sections)),
})
export type SurveyDefinition = z.infer<typeof SurveyDefinition>

/** Most characters of a text answer, and keys of all answers. */
export const answerLimits = { short: 200, long: 2000, keys: 300 } as const

/** Answers by question; `name.other` is the text beside a choice. */
export const Answer = z.union([
  z.string().check(z.maxLength(answerLimits.long, 'validation.tooLong')),
  z.number(),
  z.array(z.string().check(z.maxLength(40, 'validation.tooLong'))).check(z.maxLength(30, 'validation.tooMany')),
  z.record(
    z.string().check(z.maxLength(40, 'validation.tooLong')),
    z.string().check(z.maxLength(40, 'validation.tooLong')),
  ),
])
export type Answer = z.infer<typeof Answer>
export type Answers = Readonly<Record<string, Answer>>

export const otherKey = (id: string): string => `${id}.other`

/** All questions in order. */
export const questionsOf = ({ sections }: SurveyDefinition): Question[] =>
  sections.flatMap(({ questions }) => questions)

const testsOf = ({ show_if }: Question) => show_if?.tests ?? []
const choiceIds = (question: Question): string[] | null =>
  question.kind === 'single' || question.kind === 'multiple' ? question.choices.map(({ id }) => id) : null
const stepsOf = (question: Pick<Question, 'kind'> & { steps?: number }) => question.steps
const doubled = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)
const pipesIn = (label: BothLanguages) =>
  [label.en, label.ko].flatMap((text) => [...text.matchAll(/\{\{(\w+)\|/g)].map(([, name = '']) => name))

/** What is wrong with a definition as a whole: in which question or section, and because of which other name. */
export interface DefinitionFault {
  /** `doubled`: a name twice. Otherwise a condition or placeholder refers to no earlier question, to no choice, or to no number. `notComparable`: the question was of another kind, or a scale with other steps. */
  kind: 'doubled' | 'notBefore' | 'noChoice' | 'noNumber' | 'notRepeated' | 'notComparable'
  question: string
  other: string
}

/**
 * The faults of a survey definition as a whole: duplicate names, and conditions and placeholders that refer to no earlier question
 * or choice. With earlier versions, also questions whose answers could not be counted with those given before.
 */
export function definitionFaults(
  definition: SurveyDefinition,
  earlier: readonly SurveyDefinition[] = [],
): DefinitionFault[] {
  const questions = questionsOf(definition)
  const names = [...doubled(definition.sections.map(({ id }) => id)), ...doubled(questions.map(({ id }) => id))]
  const faults: DefinitionFault[] = names.map((name) => ({ kind: 'doubled', question: name, other: name }))
  for (const [at, question] of questions.entries()) {
    const before = new Map(questions.slice(0, at).map((each) => [each.id, each]))
    const add = (kind: DefinitionFault['kind'], other: string) => faults.push({ kind, question: question.id, other })
    for (const test of testsOf(question)) {
      const referenced = before.get(test.question)
      if (!referenced) add('notBefore', test.question)
      else if ('of' in test && !test.of.every((id) => choiceIds(referenced)?.includes(id)))
        add('noChoice', referenced.id)
      else if ('value' in test && referenced.kind !== 'scale' && referenced.kind !== 'number')
        add('noNumber', referenced.id)
    }
    for (const name of pipesIn(question.label)) if (!before.has(name)) add('notRepeated', name)
    const isComparable = ({ id, ...before }: Question) =>
      id !== question.id || (before.kind === question.kind && stepsOf(before) === stepsOf(question))
    if (!earlier.every((version) => questionsOf(version).every(isComparable))) add('notComparable', question.id)
    const own = 'choices' in question ? question.choices : 'rows' in question ? question.rows : []
    for (const name of doubled(own.map(({ id }) => id))) add('doubled', name)
  }
  return faults
}
