import { describe, expect, it } from 'vitest'
import { ApplicationQuery } from '#contract/education/review-list'
import { listQueryIn } from '#src/kits/desk/list-query'
import { namedWords, wordsNamed } from '#src/kits/desk/search-words'
import { dropDrafts } from '#src/session/drafts'

describe('a desk search term in the address (product §2)', () => {
  it.each(['mei@school.test', '@school', '+82 10-1234-5678', '(02) 123 4567', '*odd'])(
    'is a placeholder for %s',
    (words) => {
      const named = namedWords(words)
      expect(named).toMatch(/^\*[\da-f]{8}$/)
      expect(wordsNamed(named)).toBe(words)
      expect(listQueryIn(ApplicationQuery, new URLSearchParams({ q: named })).q).toBe(words)
    },
  )

  it.each(['ST26-7KQ2M9XW', 'Hanabi High School', '서울', '2026'])('is the term itself for %s', (words) => {
    expect(namedWords(words)).toBe(words)
  })

  it('is a placeholder for any term in a list of people, and nothing for an empty term', () => {
    const named = namedWords('Maya Lind', true)
    expect(named).toMatch(/^\*[\da-f]{8}$/)
    expect(wordsNamed(named)).toBe('Maya Lind')
    expect(namedWords('', true)).toBe('')
  })

  it('is empty once the session has ended, or in another tab', () => {
    const named = namedWords('mei@school.test')
    dropDrafts()
    expect(listQueryIn(ApplicationQuery, new URLSearchParams({ q: named })).q).toBeUndefined()
  })
})
