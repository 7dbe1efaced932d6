import { wishlist } from '#contract/wishlist'
import { dropDrafts, keepDraft, keptDraft } from '#src/session/drafts'
import { CallError, call } from './call'

/** The draft's name in this tab; signing out deletes it. */
const draft = 'wish'

/** Remembers the product a guest put a heart on until they sign in. */
export const keepGuestWish = (productId: string): void => keepDraft(draft, productId)

/** Puts a guest's heart on the member's list. A failed call is ignored: the heart then shows as not set. */
export async function bringGuestWish(): Promise<void> {
  const productId = keptDraft(draft)
  dropDrafts(draft)
  if (typeof productId !== 'string') return
  await call(wishlist.add, { params: { productId } }, { errors: 'silent' }).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error
  })
}
