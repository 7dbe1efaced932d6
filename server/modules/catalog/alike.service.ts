import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { type Given, statement } from '#server/db/statement'

/** How many known words are compared with a word that no text has. */
const mostCandidates = 40

/** A known word, and its trigram similarity to the word asked for, from 0 to 1. */
export interface AlikeWord {
  word: string
  by: number
}

/** How a word is matched: as a typo, also inside longer words, or as a whole word to suggest instead. */
type Meant = 'typo' | 'spelling'

interface WordLookup {
  words: readonly string[]
  letters: readonly string[]
  whole: boolean
}

const candidates = statement('words alike', (db, { words, letters, whole }: Given<WordLookup>) =>
  db
    .select({
      searched: sql<string>`searched.word`,
      word: sql<string>`near.known`,
      by: sql<number>`word_similarity(searched.word, near.known)`,
    })
    .from(
      sql`unnest(${words}::text[], ${letters}::text[]) as searched (word, letters),
        words_alike(searched.letters, ${whole}::boolean, ${mostCandidates}) as near`,
    ),
)

/** Returns, for each word, the known words that share most of its letters, most similar first; one statement. */
export async function wordsAlike(db: Db, words: readonly string[], meant: Meant): Promise<Map<string, AlikeWord[]>> {
  const letters = words.map((word) => word.normalize('NFD'))
  const rows = await candidates(db, { words, letters, whole: meant === 'spelling' })
  return new Map(words.map((word) => [word, rows.filter(({ searched }) => searched === word)]))
}
