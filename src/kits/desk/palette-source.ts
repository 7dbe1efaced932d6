import type { Lang } from '#contract/languages'
import type { DeskEntry } from './desk-entry'

/** A search result: its name, what distinguishes it, and its page at the desk. */
export interface Found {
  path: string
  label: string
  hint: string
}

/** Searches things of one kind; returns few, the likeliest first. */
export interface Finder {
  kind: string
  find: (words: string, lang: Lang, signal: AbortSignal) => Promise<Found[]>
}

/** What a desk's palette finds besides its sections. */
export interface PaletteSource {
  /** Pages that are not sections. */
  pages: readonly DeskEntry[]
  /** Pages on which something is started. */
  acts: readonly DeskEntry[]
  /** The labels of the searched kinds. */
  kinds: Readonly<Record<string, string>>
  /** Loaded with the palette. */
  load: () => Promise<{ finders: readonly Finder[] }>
}
