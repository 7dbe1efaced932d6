import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { QuestionResult, surveyDesk } from '#contract/survey/desk'
import { type Answers, type Question, questionsOf, type SurveyDefinition } from '#contract/survey/questions'
import type { SurveyKind } from '#contract/survey/tour'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { bandOf, bandsOf } from './bands'
import { suppress } from './suppression'
import { surveyParticipant, surveyResponse, surveyTour, surveyVersion } from './survey.table'

interface Submitted {
  tour: string
  version: number
  answers: Answers
}

/** A person's answers to one part of a question: the ids of answers, or null. */
type Read = (answers: Answers) => readonly string[] | null

interface Part {
  part: Texts | null
  read: Read
  /** Whether several answers of one person count. */
  isMultiple?: boolean
}

function partsOf(question: Question): Part[] {
  if (question.kind === 'matrix')
    return question.rows.map(({ id, label }) => ({
      part: label,
      read: (answers) => {
        const said = (answers[question.id] as Record<string, string> | undefined)?.[id]
        return said === undefined ? null : [said]
      },
    }))
  if (question.kind === 'multiple' || question.kind === 'ranking') {
    const isMultiple = question.kind === 'multiple'
    const read: Read = (answers) => {
      const said = answers[question.id]
      return Array.isArray(said) ? said.slice(0, isMultiple ? undefined : 1) : null
    }
    return [{ part: null, read, isMultiple }]
  }
  const read: Read = (answers) => {
    const band = bandOf(question, answers[question.id])
    return band === null ? null : [band]
  }
  return [{ part: null, read }]
}

interface Asked {
  question: Question
  versions: number[]
  /** Whether every submission answers it. */
  isEverybodys: boolean
}

/** Questions by id, as the newest version asks them; a question whose kind has changed starts over. */
function askedIn(
  versions: readonly { version: number; definition: SurveyDefinition }[],
  used: ReadonlySet<number>,
): Asked[] {
  const newest = versions.toReversed()
  const all = new Map<string, Asked>()
  for (const { version, definition } of newest) {
    for (const question of questionsOf(definition)) {
      const known = all.get(question.id)
      if (!known) all.set(question.id, { question, versions: [version], isEverybodys: false })
      else if (known.question.kind === question.kind) known.versions.unshift(version)
    }
  }
  const isAlways = (id: string, { definition }: { definition: SurveyDefinition }) =>
    questionsOf(definition).some((each) => each.id === id && each.required && !each.show_if)
  return [...all.values()].map((asked) => ({
    ...asked,
    isEverybodys: versions
      .filter(({ version }) => used.has(version))
      .every((each) => asked.versions.includes(each.version) && isAlways(asked.question.id, each)),
  }))
}

const counting = (
  people: readonly Submitted[],
  tours: readonly string[],
  is: (said: readonly string[] | null) => boolean,
  read: Read,
) => tours.map((tour) => people.filter((each) => each.tour === tour && is(read(each.answers))).length)

function resultOf(
  { question, versions, isEverybodys }: Asked,
  part: Part,
  people: readonly Submitted[],
  tours: readonly string[],
): QuestionResult {
  const counted = people.filter(({ version }) => versions.includes(version))
  const perTour = tours.map((tour) => people.filter((each) => each.tour === tour).length)
  const count = (is: (said: readonly string[] | null) => boolean) => counting(counted, tours, is, part.read)
  const answered = count((said) => said !== null)
  // Those who were not asked or have not answered, because the number of submissions is public.
  const silent = perTour.map((all, at) => all - (answered[at] ?? 0))
  const rest = isEverybodys ? [] : [silent]
  const bands = bandsOf(question)
  const hidden = { tours: tours.map(() => null), total: null }
  const of = (rows: number[][], row: number) => {
    const made = suppress(rows)
    return made ? { tours: made.cells[row] ?? hidden.tours, total: made.totals[row] ?? null } : hidden
  }
  const given = bands.map(({ id }) => count((said) => said?.includes(id) ?? false))
  const one = [...given, ...rest]
  const table = part.isMultiple ? null : suppress(one)
  const counts = given.map((row, at) => {
    if (part.isMultiple) return of([row, answered.map((all, nth) => all - (row[nth] ?? 0)), ...rest], 0)
    return table ? { tours: table.cells[at] ?? hidden.tours, total: table.totals[at] ?? null } : hidden
  })
  const silentShown = isEverybodys
    ? { tours: silent, total: 0 }
    : part.isMultiple
      ? of([answered, silent], 1)
      : table
        ? { tours: table.cells[bands.length] ?? hidden.tours, total: table.totals[bands.length] ?? null }
        : hidden
  return {
    id: question.id,
    kind: question.kind as QuestionResult['kind'],
    label: question.label,
    part: part.part,
    versions,
    answers: bands,
    counts,
    answered: {
      tours: silentShown.tours.map((value, at) => (value === null ? null : (perTour[at] ?? 0) - value)),
      total: silentShown.total === null ? null : people.length - silentShown.total,
    },
  }
}

/** All submissions to a survey, with its tours by their first day. Three queries. */
export async function submittedTo(db: Db, kind: SurveyKind) {
  const versions = await db
    .select()
    .from(surveyVersion)
    .where(eq(surveyVersion.kind, kind))
    .orderBy(asc(surveyVersion.version))
  const people = await db
    .select({
      participant: surveyParticipant.id,
      tour: surveyParticipant.tour_id,
      version: surveyVersion.version,
      answers: surveyResponse.answers,
    })
    .from(surveyResponse)
    .innerJoin(surveyParticipant, eq(surveyParticipant.id, surveyResponse.participant_id))
    .innerJoin(surveyVersion, eq(surveyVersion.id, surveyResponse.version_id))
    .where(and(eq(surveyResponse.kind, kind), isNotNull(surveyResponse.submitted_at)))
  const tours = await db
    .select({ id: surveyTour.id, area: surveyTour.area, starts: surveyTour.starts, ends: surveyTour.ends })
    .from(surveyTour)
    .orderBy(asc(surveyTour.starts), asc(surveyTour.id))
  const used = new Set(people.map(({ tour }) => tour))
  return { versions, people, tours: tours.filter(({ id }) => used.has(id)) }
}

/** The answers to a survey, question by question and tour by tour, with small counts hidden (product §6). */
export async function resultsOf(db: Db, kind: SurveyKind): Promise<Data<typeof surveyDesk.results>> {
  const { versions, people, tours } = await submittedTo(db, kind)
  const used = new Set(people.map(({ version }) => version))
  const asked = askedIn(versions, used)
  const ids = tours.map(({ id }) => id)
  const isText = ({ question: { kind } }: Asked) => kind === 'short' || kind === 'long'
  return {
    tours,
    versions: versions
      .filter(({ version }) => used.has(version))
      .map(({ version, made_at }) => ({ version, made_at: made_at.toISOString() })),
    questions:
      people.length === 0
        ? []
        : asked
            .filter((each) => !isText(each))
            .flatMap((each) => partsOf(each.question).map((part) => resultOf(each, part, people, ids))),
    texts: asked.filter(isText).map(({ question: { id, label } }) => ({ id, label })),
  }
}
