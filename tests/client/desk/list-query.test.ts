import { afterEach, expect, test, vi } from 'vitest'
import { CompanyQuery } from '#contract/fair/company'
import { ParticipantQuery } from '#contract/fair/participant-desk'
import { listQueryIn } from '#src/kits/desk/list-query'

afterEach(() => vi.restoreAllMocks())

const rowsAt = (search: string) => listQueryIn(ParticipantQuery, new URLSearchParams(search)).per_page

test('a page of a desk’s list has twenty rows on a narrow screen, or as many as the address names', () => {
  expect(rowsAt('')).toBe(50)
  const usual = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...usual(query), matches: true }))
  expect(rowsAt('')).toBe(20)
  expect(rowsAt('per_page=50')).toBe(50)
  // A list that is no desk's keeps its own number.
  expect(listQueryIn(CompanyQuery, new URLSearchParams()).per_page).toBe(10)
})
