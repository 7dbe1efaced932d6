import { movedRows } from '#server/db/moved-rows'
import { wish } from './wishlist.table'

/** What this module moves when two accounts are merged. */
export const mergedWishes = [
  movedRows({ kind: 'wishlist', table: wish, column: wish.account_id, same: [wish.product_id] }),
]
