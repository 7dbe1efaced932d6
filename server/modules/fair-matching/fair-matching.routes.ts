import { fairMatching } from '#contract/fair/matching'
import { implement } from '#server/http/implement'
import { compareRuns, lockMeeting, runMeetings, runUnplaced } from './placed.service'
import { publishRun, undoRun } from './publish.service'
import { cancelRun, listRuns, showRun, startRun } from './runs.service'
import { previewWeights, setWeights, showMatching } from './settings.service'

export const fairMatchingRoutes = implement(fairMatching, {
  settings: (_, deps) => showMatching(deps),
  setWeights: ({ body }, deps) => setWeights(deps, { ...body, by: deps.caller.id }),
  preview: ({ body }, deps) => previewWeights(deps, body.weights),
  runs: (_, deps) => listRuns(deps),
  start: ({ body }, deps) => startRun(deps, { ...body, by: deps.caller.id }),
  run: ({ params }, deps) => showRun(deps, params.id, deps.lang),
  cancel: ({ params }, deps) => cancelRun(deps, params.id),
  meetings: ({ params, query }, deps) => runMeetings(deps, { ...params, ...query, lang: deps.lang }),
  unplaced: ({ params, query }, deps) => runUnplaced(deps, params.id, query, deps.lang),
  compare: ({ params }, deps) => compareRuns(deps, { ...params, lang: deps.lang }),
  lock: ({ params, body }, deps) => lockMeeting(deps, params.id, body),
  publish: ({ params, body }, deps) => publishRun(deps, { ...params, ...body, by: deps.caller.id, lang: deps.lang }),
  undo: ({ params }, deps) => undoRun(deps, { ...params, by: deps.caller.id }),
})
