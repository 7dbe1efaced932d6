import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import { visibleQuestions } from '#contract/survey/answers'
import type { QuestionResult, surveyDesk } from '#contract/survey/desk'
import { type Answers, type Question, questionsOf, type SurveyDefinition } from '#contract/survey/questions'
import { type SurveyKind, surveyWindow, type TourArea } from '#contract/survey/tour'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { bandOf, bandsOf } from './bands'
import { datesOf } from './participant.service'
import { summedTours, suppress } from './suppression'
import { surveyParticipant, surveyResponse, surveyTour, surveyVersion } from './survey.table'

interface Submitted {
  tour: string
  version: number
  answers: Answers
}

/** The submissions that are counted, with their tours in the order in which their surveys have closed. */
interface Counting {
  people: readonly Submitted[]
  /** With the step in which each tour was published. */
  tours: readonly { id: string; step: number }[]
  definitions: ReadonlyMap<number, SurveyDefinition>
}

/**
 * A person's answers to one part of a question: the ids of answers, or null. Numbers are read by the bands of the form that the
 * person was asked: with those of a newer one, the counts of before and after would differ by single answers.
 */
type Read = (answers: Answers, form: Question) => readonly string[] | null

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
        const choice = (answers[question.id] as Record<string, string> | undefined)?.[id]
        return choice === undefined ? null : [choice]
      },
    }))
  if (question.kind === 'multiple' || question.kind === 'ranking') {
    const isMultiple = question.kind === 'multiple'
    const read: Read = (answers) => {
      const choices = answers[question.id]
      return Array.isArray(choices) ? choices.slice(0, isMultiple ? undefined : 1) : null
    }
    return [{ part: null, read, isMultiple }]
  }
  const read: Read = (answers, form) => {
    const band = bandOf(form, answers[question.id])
    return band === null ? null : [band]
  }
  return [{ part: null, read }]
}

/** A question with its forms in all versions that ask it in the same way, the newest first. */
interface ShownQuestion {
  question: Question
  forms: { version: number; question: Question }[]
}

/** Questions by id, as the newest version asks them; a question whose kind has changed starts over. */
function questionsIn(versions: readonly { version: number; definition: SurveyDefinition }[]): ShownQuestion[] {
  const all = new Map<string, ShownQuestion>()
  for (const { version, definition } of versions.toReversed()) {
    for (const question of questionsOf(definition)) {
      const existing = all.get(question.id)
      if (!existing) all.set(question.id, { question, forms: [{ version, question }] })
      else if (existing.question.kind === question.kind) existing.forms.push({ version, question })
    }
  }
  return [...all.values()]
}

/**
 * The answers of all forms of a question: those that the newest no longer offers come last, so that every answer is counted. With
 * the order in which they are hidden, which no new version changes: otherwise another order of choices would show another count.
 */
function allBands({ forms }: ShownQuestion) {
  const bands = new Map<string, ReturnType<typeof bandsOf>[number]>()
  for (const { question } of forms)
    for (const band of bandsOf(question)) if (!bands.has(band.id)) bands.set(band.id, band)
  const all = [...bands.values()]
  const ids = [...bands.keys()].toSorted()
  return { bands: all, rankOf: all.map(({ id }) => ids.indexOf(id)) }
}

/** By tour, and for all tours together. */
interface Line {
  tours: (number | null)[]
  total: number | null
}

/** Where all counts of a question are shown, so that a question that depends on it reveals nothing more. */
interface Open {
  tours: boolean[]
  total: boolean
}

/** Which tours, and whether the totals, a question must not show because the questions that it depends on hide something. */
function closedFor({ forms }: ShownQuestion, { tours }: Counting, open: ReadonlyMap<string, Open>) {
  const bases = [
    ...new Set(forms.flatMap(({ question: { show_if } }) => show_if?.tests.map(({ question }) => question) ?? [])),
  ].map((id) => open.get(id))
  return {
    tours: tours.map((_, at) => bases.some((base) => !base?.tours[at])),
    totals: bases.some((base) => !base?.total),
  }
}

const counting = (
  people: readonly Submitted[],
  { tours }: Pick<Counting, 'tours'>,
  is: (person: Submitted) => boolean = () => true,
) => tours.map(({ id }) => people.filter((each) => each.tour === id && is(each)).length)

const minus = (all: readonly number[], some: readonly number[]) => all.map((value, at) => value - (some[at] ?? 0))

/** One part of a question: how often each answer was given, with small counts hidden (product §6). */
function resultOf(shown: ShownQuestion, part: Part, of: Counting, open: ReadonlyMap<string, Open>): QuestionResult {
  const { question, forms } = shown
  const { people, tours, definitions } = of
  const formOf = new Map(forms.map((form) => [form.version, form.question]))
  const used = new Set(people.map(({ version }) => version))
  // A version that was not answered yet is no part of the counts.
  const asked = forms.filter(({ version }) => used.has(version))
  const isConditional = forms.some(({ question: { show_if } }) => show_if !== undefined)
  const isInAll = [...used].every((version) => formOf.has(version))
  const isShown = ({ version, answers }: Submitted) => {
    const definition = definitions.get(version)
    return formOf.has(version) && definition
      ? visibleQuestions(definition, answers).some(({ id }) => id === question.id)
      : false
  }
  const choicesOf = ({ version, answers }: Submitted) => {
    const form = formOf.get(version)
    return form ? part.read(answers, form) : null
  }
  const isAnswered = (person: Submitted) => choicesOf(person) !== null
  // Everyone who submitted is public; who was asked a conditional question follows from the answers to another one.
  const whole = isConditional ? counting(people, of, isShown) : counting(people, of)
  const answered = counting(people, of, isAnswered)
  const silent = minus(whole, answered)
  const isEverybodys = isInAll && forms.every(({ version, question: { required } }) => required || !used.has(version))
  const isAlwaysThere = isEverybodys && (isConditional || silent.every((count) => count === 0))
  const rest = isAlwaysThere ? [] : [silent]
  const { bands, rankOf } = allBands(shown)
  /** Whether no form that people of a tour were asked has a band. */
  const versionsIn = tours.map(
    ({ id }) => new Set(people.filter(({ tour }) => tour === id).map((each) => each.version)),
  )
  const isAbsent = (is: (form: Question) => boolean) =>
    versionsIn.map(
      (versions) =>
        ![...versions].some((version) => {
          const form = formOf.get(version)
          return form !== undefined && is(form)
        }),
    )
  const absentBands = bands.map(({ id }) => isAbsent((form) => bandsOf(form).some((band) => band.id === id)))
  const absentQuestion = isAbsent(() => true)
  // Nobody is silent in a tour whose every form requires an answer: that is known, whatever another tour was asked.
  const publicSilent = versionsIn.map(
    (versions, at) =>
      Boolean(absentQuestion[at]) || (!isConditional && [...versions].every((each) => formOf.get(each)?.required)),
  )
  const isClosed = !isConditional
    ? { tours: [], totals: false }
    : isInAll
      ? closedFor(shown, of, open)
      : { tours: tours.map(() => true), totals: true }
  const hidden: Line = { tours: tours.map(() => null), total: null }
  const published = (rows: number[][], isKnown: boolean[][], ranks?: readonly number[]): Line[] => {
    const made = suppress(rows, { steps: tours.map(({ step }) => step), isClosed, isKnown, ...(ranks && { ranks }) })
    return rows.map((_, row) => (made ? { tours: made.cells[row] ?? [], total: made.totals[row] ?? null } : hidden))
  }
  const given = bands.map(({ id }) => counting(people, of, (each) => Boolean(choicesOf(each)?.includes(id))))
  const table = part.isMultiple
    ? null
    : published([...given, ...rest], [...absentBands, ...rest.map(() => publicSilent)], rankOf)
  const counts = given.map((row, at) => {
    const isKnown = absentBands[at] ?? []
    // How many have answered is public as well, as soon as it is shown.
    return table?.[at] ?? published([row, minus(answered, row)], [isKnown, isKnown])[0] ?? hidden
  })
  const silentLine = isAlwaysThere
    ? {
        tours: silent.map((count, at) => (isClosed.tours[at] ? null : count)),
        total: isClosed.totals ? null : 0,
      }
    : (table?.[bands.length] ?? published([answered, silent], [publicSilent, publicSilent])[1] ?? hidden)
  const shownOf = (all: number, missing: number | null) => (missing === null ? null : all - missing)
  return {
    id: question.id,
    kind: question.kind as QuestionResult['kind'],
    label: question.label,
    part: part.part,
    versions: (asked.length > 0 ? asked : forms).map(({ version }) => version).toReversed(),
    answers: bands,
    counts,
    answered: {
      tours: silentLine.tours.map((missing, at) => shownOf(whole[at] ?? 0, missing)),
      total: shownOf(
        whole.slice(0, summedTours(tours.map(({ step }) => step))).reduce((all, count) => all + count, 0),
        silentLine.total,
      ),
    },
  }
}

/** The results of all questions that can be counted, in their order. */
function countedResults(questions: readonly ShownQuestion[], of: Counting): QuestionResult[] {
  const open = new Map<string, Open>()
  return questions.flatMap((each) => {
    const results = partsOf(each.question).map((part) => resultOf(each, part, of, open))
    const lines = results.flatMap(({ counts }) => counts)
    open.set(each.question.id, {
      tours: of.tours.map((_, at) => lines.every(({ tours }) => tours[at] !== null)),
      total: lines.every(({ total }) => total !== null),
    })
    return results
  })
}

/**
 * All submissions to surveys that have closed, with their tours in the order of closing: an open survey is not counted, because
 * the difference between two looks would be the answers of those who submitted in between. Three queries.
 */
export async function submittedTo(db: Db, kind: SurveyKind, now: Date) {
  const versions = await db
    .select()
    .from(surveyVersion)
    .where(eq(surveyVersion.kind, kind))
    .orderBy(asc(surveyVersion.version))
  const all = await db
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
  const used = new Set(all.map(({ tour }) => tour))
  const tours = (await closedTours(db, kind, now)).filter(({ id }) => used.has(id))
  const closed = new Set(tours.map(({ id }) => id))
  return { versions, people: all.filter(({ tour }) => closed.has(tour)), tours }
}

/** The tours whose survey has closed, in that order, each with the instant. */
export async function closedTours(db: Db, kind: SurveyKind, now: Date) {
  const tours = await db
    .select()
    .from(surveyTour)
    .orderBy(asc(surveyTour.starts), asc(surveyTour.area), asc(surveyTour.id))
  return tours
    .flatMap((tour) => {
      const window = surveyWindow(kind, datesOf(tour))
      return window && window.closes <= now ? [{ ...tour, closes: window.closes.getTime() }] : []
    })
    .toSorted((one, other) => one.closes - other.closes)
}

const shownTour = ({ id, area, starts, ends }: { id: string; area: TourArea; starts: string; ends: string }) => ({
  ...{ id, area, starts, ends },
})

/** The answers to a survey, question by question and tour by tour, with small counts hidden (product §6). */
export async function resultsOf(db: Db, kind: SurveyKind, now: Date): Promise<Data<typeof surveyDesk.results>> {
  const { versions, people, tours } = await submittedTo(db, kind, now)
  const used = new Set(people.map(({ version }) => version))
  const questions = questionsIn(versions)
  const isText = ({ question: { kind } }: ShownQuestion) => kind === 'short' || kind === 'long'
  const counted: Counting = {
    people,
    tours: tours.map(({ id, closes }) => ({ id, step: closes })),
    definitions: new Map(versions.map(({ version, definition }) => [version, definition])),
  }
  return {
    tours: tours.map(shownTour),
    summed: summedTours(counted.tours.map(({ step }) => step)),
    versions: versions
      .filter(({ version }) => used.has(version))
      .map(({ version, made_at }) => ({ version, made_at: made_at.toISOString() })),
    questions:
      people.length === 0
        ? []
        : countedResults(
            questions.filter((each) => !isText(each)),
            counted,
          ),
    texts: questions.filter(isText).map(({ question: { id, label } }) => ({ id, label })),
  }
}
