import { wishlist } from '#contract/wishlist'
import { dropDrafts, keepDraft, keptDraft } from '#src/session/drafts'
import { CallError, call } from './call'

/** The draft's name in this tab; signing out deletes it. */
const draft = 'wish'

/** Remembers the product a guest put a heart on until they sign in. */
export const keepGuestWish = (productId: string): void => keepDraft(draft, productId)

/** Puts a guest's heart on the member's list. A refused one shows as not set; one that got no answer stays for the next sign-in. */
export async function bringGuestWish(): Promise<void> {
  const productId = keptDraft(draft)
  if (typeof productId !== 'string') return
  try {
    await call(wishlist.add, { params: { productId } }, { errors: 'silent' })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (!error.isFinal) return
  }
  dropDrafts(draft)
}
