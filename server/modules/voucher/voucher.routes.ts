import { voucher } from '#contract/voucher'
import { implement } from '#server/http/implement'
import { calendarFile } from './calendar.service'
import { readVoucher, showVoucher } from './voucher.service'

export const voucherRoutes = implement(voucher, {
  show: ({ params, query }, deps) => showVoucher(deps, deps.caller.id, params.id, query.lang),
  calendar: ({ params, query }, deps) => calendarFile(deps, deps.caller.id, params.id, query.lang),
  read: ({ body }, deps) => readVoucher(deps, deps.caller.id, body.code),
})
