import { surveyDesk } from '#contract/survey/desk'
import { surveyResponses } from '#contract/survey/response'
import { surveyTours } from '#contract/survey/tour'
import { implement } from '#server/http/implement'
import { changesOf } from './changes.service'
import { daysOf, listProgress } from './desk.service'
import { openSurvey, ownSurveys, readResponse, saveAnswers, setReminders, submitAnswers } from './response.service'
import { resultsOf } from './results.service'
import { listTags, listTexts, tagText } from './texts.service'
import { listTours } from './tours.service'
import { publishQuestions, writtenQuestions } from './version.service'

export const surveyTourRoutes = implement(surveyTours, {
  list: (_, { db, clock }) => listTours(db, clock.now()),
})

export const surveyResponseRoutes = implement(surveyResponses, {
  mine: ({ body }, deps) => ownSurveys(deps, body.participant_code),
  open: ({ body }, deps) => openSurvey(deps, body),
  read: ({ body }, { db }) => readResponse(db, body.answer_token),
  save: ({ body }, deps) => saveAnswers(deps, body),
  submit: ({ body }, deps) => submitAnswers(deps, body),
  remind: ({ body }, { db }) => setReminders(db, body.answer_token, body.wanted),
})

export const surveyDeskRoutes = implement(surveyDesk, {
  list: (_, { db, clock }) => listProgress(db, clock.now()),
  days: ({ params, query }, { db }) => daysOf(db, params.kind, query.tour),
  results: ({ params }, { db, clock }) => resultsOf(db, params.kind, clock.now()),
  texts: ({ params, query }, { db, clock }) => listTexts(db, clock.now(), params.kind, query),
  tags: ({ params }, { db, clock }) => listTags(db, clock.now(), params.kind),
  tag: ({ params, body }, deps) => tagText(deps, deps.caller.id, { ...params, ...body }),
  questions: ({ params }, { db }) => writtenQuestions(db, params.kind),
  publish: ({ params, body }, deps) => publishQuestions(deps, deps.caller.id, { ...params, ...body }),
  changes: (_, { db, clock }) => changesOf(db, clock.now()),
})
