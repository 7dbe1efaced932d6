import { fairRecords } from '#contract/fair/record'
import { fairRecordDesk } from '#contract/fair/record-desk'
import { fairStatistics } from '#contract/fair/statistics-desk'
import { implement } from '#server/http/implement'
import { ownFigures } from './own-figures.service'
import { ownRecords, saveRecord } from './record.service'
import { listRecords, showRecords } from './record-list.service'
import { remindChosen } from './remind.service'
import { statisticsOf } from './statistics.service'

export const fairRecordRoutes = implement(fairRecords, {
  own: ({ query }, context) => ownRecords(context, context.caller.id, query.year),
  figures: ({ query }, context) => ownFigures(context, context.caller.id, query.year),
  save: ({ params, body }, context) => saveRecord(context, context.caller.id, params.id, body),
})

export const fairRecordDeskRoutes = implement(fairRecordDesk, {
  list: ({ query }, { db, clock }) => listRecords(db, clock.now(), query),
  detail: ({ params }, { db, clock }) => showRecords(db, clock.now(), params.id),
  remind: ({ body }, context) => remindChosen(context, context.caller.id, body),
})

export const fairStatisticsRoutes = implement(fairStatistics, {
  ofYear: ({ query }, { db, clock }) => statisticsOf(db, clock.now(), query.year),
})
