import { movedRows } from '#server/db/moved-rows'
import { cartItem } from './cart.table'

/** What this module moves when two accounts are merged. */
export const mergedCart = [
  movedRows({
    kind: 'cart',
    table: cartItem,
    column: cartItem.account_id,
    same: [cartItem.option_id, cartItem.date, cartItem.start_time],
  }),
]
