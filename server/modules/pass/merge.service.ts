import { movedRows } from '#server/db/moved-rows'
import { passPlan, passWish } from './pass.table'

/** What this module moves when two accounts are merged. More plans than anyone can save are kept (product §4). */
export const mergedPlans = [
  movedRows({ kind: 'plans', table: passPlan, column: passPlan.account_id }),
  movedRows({ kind: 'savedPlaces', table: passWish, column: passWish.account_id, same: [passWish.affiliate_id] }),
]
