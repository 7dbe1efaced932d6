import type { MergeKind } from '#contract/members-merge'
import type { Db } from '#server/db/connect'

/** The merge's transaction, and its instant. */
export interface MergeContext {
  db: Db
  now: Date
}

/** Two accounts of one person: everything of `other` goes to `remaining`. */
export interface MergePair {
  remaining: string
  other: string
  /** Files of the other account's profile, which stay with it. */
  profileFiles: readonly string[]
}

/** Keys of the rows that move, and of those that stay because the remaining account has its own. */
export interface MergeLook {
  moving: string[]
  staying: string[]
  /** What the preview counts, if it is not the rows. */
  count?: number
}

/** A merge to undo. */
export interface MergeBack extends MergePair {
  /** The keys that `move` returned. */
  keys: readonly string[]
  /** When the accounts were merged. */
  at: Date
}

/**
 * What one module moves when two accounts are merged, for one column that refers to accounts. `server/merged.ts` lists all parts;
 * they run in its sequence, in the merge's transaction.
 */
export interface MergePart {
  /** The column, as `table.column`. */
  column: string
  /** What the preview calls its rows; null if they only accompany those of another part. */
  kind: MergeKind | null
  /** Set if a row stays when the remaining account has its own of the same. */
  leavesTwins?: true
  /** Throws a `Refusal` if the two accounts cannot be merged. */
  refuse?(context: MergeContext, pair: MergePair): Promise<void>
  /** Waits for writes under way, so that what is looked at afterwards is what moves. */
  lock?(context: MergeContext, pair: MergePair): Promise<void>
  look(context: MergeContext, pair: MergePair): Promise<MergeLook>
  /** Returns keys by which `giveBack` finds what was moved. */
  move(context: MergeContext, pair: MergePair): Promise<string[]>
  /** Gives back what still belongs to the remaining account; returns what it gave back, counted as in the preview. */
  giveBack(context: MergeContext, back: MergeBack): Promise<number>
  /** Returns how much of it undoing would give back, for what can be used up. */
  returnable?(context: MergeContext, back: MergeBack): Promise<{ moved: number; back: number }>
}
