import type { RouteObject } from 'react-router-dom'
import { type SurveyKind, surveyKinds } from '#contract/survey/tour'
import { loadOf, requireParam } from '#src/session/route'

const ofSurveys = loadOf(() => import('./queries'))
const texts = ['admin.surveys', 'refusal']
const kinds = [requireParam('kind', surveyKinds)]
const kindIn = ({ kind }: Record<string, string>) => kind as SurveyKind

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/surveys',
    lazy: () => import('./pages/surveys'),
    handle: { title: 'title.surveys' },
    loader: ofSurveys(texts, ({ progress }) => [progress()]),
  },
  {
    path: 'admin/surveys/changes',
    lazy: () => import('./pages/changes'),
    handle: { title: 'title.surveyChanges' },
    loader: ofSurveys(texts, ({ changes }) => [changes()]),
  },
  {
    path: 'admin/surveys/:kind',
    middleware: kinds,
    lazy: () => import('./pages/results'),
    handle: { title: 'title.surveyResults' },
    loader: ofSurveys(texts, ({ results, days }, _, { params, search }) => [
      results(kindIn(params)),
      days(kindIn(params), search),
    ]),
  },
  {
    path: 'admin/surveys/:kind/words',
    middleware: kinds,
    lazy: () => import('./pages/words'),
    handle: { title: 'title.surveyWords' },
    loader: ofSurveys(texts, ({ results, tags, texts: words }, _, { params, search }) => [
      results(kindIn(params)),
      tags(kindIn(params)),
      words(kindIn(params), search),
    ]),
  },
  {
    path: 'admin/surveys/:kind/questions',
    middleware: kinds,
    lazy: () => import('./pages/questions'),
    handle: { title: 'title.surveyQuestions' },
    loader: ofSurveys([...texts, 'survey'], ({ questions }, _, { params }) => [questions(kindIn(params))]),
  },
]
