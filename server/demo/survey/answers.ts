import type { Lang } from '#contract/languages'
import { visibleQuestions } from '#contract/survey/answers'
import type { Answer, Answers, Question, SurveyDefinition } from '#contract/survey/questions'
import type { Random } from '#server/random'

/**
 * The distribution that the demonstration's answers are drawn from: weights of choices and steps in their order. Scales before a
 * tour tend to the lower half; after it the same scales are 0 to 2 steps higher, with the weights of `growth`.
 */
export const distribution = {
  before: { familiar: [22, 34, 28, 12, 4], heritage: [30, 36, 22, 9, 3], ease: [14, 30, 32, 18, 6] },
  growth: [26, 52, 22],
  been: [58, 27, 15],
  overall: [2, 4, 12, 42, 40],
  recommend: [1, 1, 1, 2, 4, 6, 13, 26, 24, 22],
  reasons: [38, 22, 18, 18, 4],
  importance: [14, 40, 46],
  parts: [6, 28, 66],
  best: [28, 22, 18, 12, 18, 2],
  more: [20, 18, 14, 16, 22, 26, 3],
} as const

const words: Record<string, Record<Lang, readonly string[]>> = {
  diet: { en: ['Peanuts', 'No shellfish, please', 'Vegetarian'], ko: ['땅콩', '갑각류', '채식'] },
  hopes: {
    en: ['Quiet mornings and long walks.', 'Cooking with people who live here.', 'Time to talk, not only to look.'],
    ko: [
      '조용한 아침과 긴 산책이면 좋겠습니다.',
      '이곳 사람들과 함께 요리하고 싶습니다.',
      '보기만 하지 않고 이야기도 나누고 싶습니다.',
    ],
  },
  wrong: {
    en: ['The second day was too full.', 'We were late everywhere.'],
    ko: ['둘째 날 일정이 너무 빡빡했습니다.', '가는 곳마다 늦었습니다.'],
  },
  best_why: {
    en: ['The supper that took four hours.', 'How quiet the valley was.', 'Laughing without a common language.'],
    ko: ['네 시간 동안 이어진 저녁 식사.', '계곡이 얼마나 조용했는지.', '말이 통하지 않아도 함께 웃던 일.'],
  },
  word: { en: ['Warm', 'Slow', 'Again!', 'Together'], ko: ['따뜻함', '느긋함', '또 가고 싶다', '함께'] },
}

function weighted(random: Random, weights: readonly number[]): number {
  let left = random.next() * weights.reduce((all, each) => all + each, 0)
  return Math.max(
    0,
    weights.findIndex((weight) => {
      left -= weight
      return left < 0
    }),
  )
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(Math.floor(random.next() * left.length), 1))
}

interface Drawn {
  random: Random
  lang: Lang
  /** The same person's answers before the tour. */
  before?: Answers
}

const weightsOf = (id: string): readonly number[] | undefined =>
  (distribution as unknown as Record<string, readonly number[]>)[id]

function scaleOf(id: string, steps: number, { random, before }: Drawn): number {
  const first = (distribution.before as Record<string, readonly number[]>)[id]
  if (!first) return weighted(random, weightsOf(id) ?? Array.from({ length: steps }, () => 1)) + 1
  const was = before?.[id]
  if (!before) return weighted(random, first) + 1
  const from = typeof was === 'number' ? was : weighted(random, first) + 1
  return Math.min(steps, from + weighted(random, distribution.growth))
}

function answerTo(question: Question, drawn: Drawn): Answer | undefined {
  const { random, lang } = drawn
  switch (question.kind) {
    case 'single':
      return question.choices.filter(({ other }) => !other)[
        weighted(
          random,
          (weightsOf(question.id) ?? [1, 1, 1]).slice(0, question.choices.length - (question.id === 'best' ? 1 : 0)),
        )
      ]?.id
    case 'multiple': {
      const plain = question.choices.filter(({ other }) => !other)
      const chosen = shuffled(random, plain).slice(0, random.whole(1, Math.min(question.most ?? 3, 3)))
      return plain.filter((each) => chosen.includes(each)).map(({ id }) => id)
    }
    case 'scale':
      return scaleOf(question.id, question.steps, drawn)
    case 'matrix':
      return Object.fromEntries(
        question.rows.map(({ id }) => [
          id,
          question.columns[weighted(random, weightsOf(question.id) ?? [1, 1, 1])]?.id ?? '',
        ]),
      )
    case 'ranking':
      return shuffled(random, question.choices).map(({ id }) => id)
    case 'number':
      return random.whole(question.least, Math.min(question.most, question.least + 6))
    case 'date':
      return `20${random.whole(14, 25)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`
    default: {
      const [first, ...rest] = words[question.id]?.[lang] ?? []
      return first && (question.required || random.chance(0.4)) ? random.pick([first, ...rest]) : undefined
    }
  }
}

/** Draws the answers of one person, complete enough to be submitted. */
export function drawAnswers(definition: SurveyDefinition, drawn: Drawn): Answers {
  const answers: Record<string, Answer> = {}
  // Later questions depend on earlier answers.
  for (const { id } of definition.sections.flatMap(({ questions }) => questions)) {
    const question = visibleQuestions(definition, answers).find((each) => each.id === id)
    const answer = question && answerTo(question, drawn)
    if (answer !== undefined) answers[id] = answer
  }
  return answers
}
