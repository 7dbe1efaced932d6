import { wishlist } from '#contract/wishlist'
import { dropDrafts, keepDraft, keptDraft } from '#src/session/drafts'
import { CallError, call } from './call'

/** Under this name it lies in the tab; signing out forgets it. */
const draft = 'wish'

/** Remembers what a guest put a heart on, for as long as it takes to sign in. */
export const keepGuestWish = (productId: string): void => keepDraft(draft, productId)

/** Puts a guest's heart on the member's list. What is refused is let go: the heart then shows that it is not there. */
export async function bringGuestWish(): Promise<void> {
  const productId = keptDraft(draft)
  dropDrafts(draft)
  if (typeof productId !== 'string') return
  await call(wishlist.add, { params: { productId } }, { errors: 'silent' }).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error
  })
}
