import { afterEach, describe, expect, it } from 'vitest'
import { ApplicationQuery } from '#contract/education/review-list'
import { listQueryIn } from '#src/kits/desk/list-query'
import { namedWords, wordsNamed } from '#src/kits/desk/search-words'
import { dropDrafts } from '#src/session/drafts'

afterEach(() => sessionStorage.clear())

describe('what is looked for at a desk, in its address (product §2)', () => {
  it.each(['mei@school.test', '@school', '+82 10-1234-5678', '(02) 123 4567', '*odd'])('is a sign for %s', (words) => {
    const named = namedWords(words)
    expect(named).toMatch(/^\*[\da-f]{8}$/)
    expect(wordsNamed(named)).toBe(words)
    expect(listQueryIn(ApplicationQuery, new URLSearchParams({ q: named })).q).toBe(words)
  })

  it.each(['ST26-7KQ2M9XW', 'Hanabi High School', '서울', '2026'])('is itself for %s', (words) => {
    expect(namedWords(words)).toBe(words)
  })

  it('is a sign for whatever is looked for in a list of people, and nothing for nothing', () => {
    const named = namedWords('Maya Lind', true)
    expect(named).toMatch(/^\*[\da-f]{8}$/)
    expect(wordsNamed(named)).toBe('Maya Lind')
    expect(namedWords('', true)).toBe('')
  })

  it('is nothing once the session is over, or in another tab', () => {
    const named = namedWords('mei@school.test')
    dropDrafts()
    expect(listQueryIn(ApplicationQuery, new URLSearchParams({ q: named })).q).toBeUndefined()
  })
})
