import type { Lang } from '#contract/languages'
import type { DeskEntry } from './desk-entry'

/** A thing that words have found: its name, what tells it from others, and its page at the desk. */
export interface Found {
  path: string
  label: string
  hint: string
}

/** Looks for things of one kind; few, the likeliest first. */
export interface Finder {
  kind: string
  find: (words: string, lang: Lang, signal: AbortSignal) => Promise<Found[]>
}

/** What a desk's palette finds besides its sections. */
export interface PaletteSource {
  /** Pages that are no sections. */
  pages: readonly DeskEntry[]
  /** Pages on which something is begun. */
  acts: readonly DeskEntry[]
  /** What the things are called that are looked for, by kind. */
  kinds: Readonly<Record<string, string>>
  /** Loaded with the palette. */
  load: () => Promise<{ finders: readonly Finder[] }>
}
