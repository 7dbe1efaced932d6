import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { en as people } from '#src/sites/fair/desk/locale/en'
import { en as meetings } from '#src/sites/fair/desk-meetings/locale/en'
import { aFairDesk, renderFairDesk } from '#tests/support/fair-desk'
import { confirmed } from '#tests/support/meetings'

let place: Awaited<ReturnType<typeof aFairDesk>>

beforeEach(async () => {
  place = await aFairDesk()
  await confirmed(place)
})

/** A screen of this width in pixels. */
function screenOf(width: number): void {
  const rem = (text: string | undefined, otherwise: number) => (text === undefined ? otherwise : Number(text) * 16)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches:
          media.includes('width') &&
          rem(/min-width: ([\d.]+)rem/.exec(media)?.[1], 0) <= width &&
          width <= rem(/max-width: ([\d.]+)rem/.exec(media)?.[1], Number.POSITIVE_INFINITY),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
}
const heads = async () => {
  await screen.findAllByRole('columnheader')
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
}

test.each([
  ['participants', 768, people.column, ['company_ko', 'sector', 'name']],
  ['participants', 1440, people.column, []],
  ['meetings', 768, meetings.column, ['asked_by']],
  ['meetings', 1440, meetings.column, []],
] as const)('the list of %s on a screen of %i pixels has the columns that fit', async (path, width, words, left) => {
  screenOf(width)
  await renderFairDesk(path, place)
  const shown = await heads()
  const all = path === 'participants' ? ['company_ko', 'sector', 'name', 'created_at'] : ['asked_by', 'updated_at']
  const expected = all.filter((key) => !(left as readonly string[]).includes(key))
  const nameOf = (key: string) => (words as Readonly<Record<string, string>>)[key]
  await waitFor(() => expect(shown).toEqual(expect.arrayContaining(expected.map(nameOf))))
  for (const key of left) expect(shown).not.toContain(nameOf(key))
})
