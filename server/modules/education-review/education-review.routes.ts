import { educationApproval } from '#contract/education/approval'
import { educationNotes } from '#contract/education/notes'
import { educationScores } from '#contract/education/scores'
import { implement } from '#server/http/implement'
import { deskActor } from '#server/modules/education/review.service'
import { decideMany, undoableBatches, undoMany } from './batch.service'
import { listCandidates } from './candidates.service'
import { addNote, editNote, listNotes, pulseOf } from './notes.service'
import { previewGrants } from './preview.service'
import { saveScores, showScores } from './scores.service'

export const educationScoreRoutes = implement(educationScores, {
  show: ({ params }, deps) => showScores(deps, deskActor(deps.caller), params.id),
  save: async ({ params, body }, deps) => {
    const actor = deskActor(deps.caller)
    await saveScores(deps, actor, params.id, body)
    return showScores(deps, actor, params.id)
  },
})

export const educationNoteRoutes = implement(educationNotes, {
  list: ({ params }, deps) => listNotes(deps, deps.caller.id, params.id),
  add: async ({ params, body }, deps) => {
    await addNote(deps, deps.caller.id, params.id, body)
    return listNotes(deps, deps.caller.id, params.id)
  },
  edit: async ({ params, body }, deps) => {
    await editNote(deps, deps.caller.id, params, body)
    return listNotes(deps, deps.caller.id, params.id)
  },
  pulse: ({ params }, { db }) => pulseOf(db, params.id),
})

export const educationApprovalRoutes = implement(educationApproval, {
  candidates: ({ query }, deps) => listCandidates(deps, deps.caller.id, query),
  preview: ({ body }, deps) => previewGrants(deps, deskActor(deps.caller), body),
  decide: ({ body }, deps) => decideMany(deps, deskActor(deps.caller), body),
  undoable: (_, deps) => undoableBatches(deps, deps.caller.id),
  undo: ({ params }, deps) => undoMany(deps, deskActor(deps.caller), params.id),
})
