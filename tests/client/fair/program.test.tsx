import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { dayInSeoul } from '#contract/days'
import { programItem } from '#server/modules/fair/program.table'
import { en } from '#src/sites/fair/program/locale/en'
import { overlaps } from '#src/sites/fair/program/overlaps'
import { aFair, aParticipant } from '#tests/support/fair'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

let shop: Shop

beforeEach(async () => {
  shop = await aShop()
})

const both = (text: string) => ({ en: text, ko: text })
async function items(...times: [title: string, starts: string, ends: string][]) {
  const { year } = await aFair(shop.deps)
  await shop.deps.db.insert(programItem).values(
    times.map(([title, starts, ends]) => ({
      year,
      day: dayInSeoul(shop.deps.clock.now()),
      starts,
      ends,
      place: both(`Room of ${title}`),
      kind: 'seminar' as const,
      title: both(title),
      summary: both(''),
      speakers: [],
      languages: [],
    })),
  )
}

test('items of the program are chosen, overlapping ones are named, and the choice is stored (product §3)', async () => {
  await items(['First', '10:00', '11:00'], ['Second', '10:30', '11:30'], ['Third', '11:30', '12:00'])
  const { user } = await renderApp('/fair/program', { shop })
  const mine = () => screen.getByRole('region', { name: 'My program' })
  await screen.findByRole('region', { name: 'My program' })
  const keep = (title: string) => user.click(screen.getByRole('button', { name: `Add to my program: ${title}` }))
  await keep('Second')
  await keep('Third')
  expect(within(mine()).getByText('2 items')).toBeInTheDocument()
  // One begins when the other ends.
  expect(within(mine()).queryByText(/same time/)).not.toBeInTheDocument()
  await keep('First')
  expect(within(mine()).getByText(/“First” and “Second”/)).toBeInTheDocument()
  expect(within(mine()).getByText('3 items')).toBeInTheDocument()
  const [drop] = screen.getAllByRole('button', { name: 'Remove from my program: First' })
  if (drop) await user.click(drop)
  await waitFor(() => expect(within(mine()).queryByText(/same time/)).not.toBeInTheDocument())
})

test('items stored in this browser are shown immediately, and invalid stored data is ignored', async () => {
  await items(['First', '10:00', '11:00'])
  const [row] = await shop.deps.db.select({ id: programItem.id }).from(programItem)
  localStorage.setItem('FAIR_PROGRAM', JSON.stringify([row?.id, 7, 'gone']))
  await renderApp('/fair/program', { shop })
  expect(await screen.findByText('1 item')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Remove from my program: First' })).toHaveLength(2)
})

test('a searched company is found with its booth, and the address links to it', async () => {
  const { booths } = await aFair(shop.deps)
  const booth = booths.find(({ number }) => number === 'A03')
  await aParticipant(shop.deps, {
    side: 'seller',
    company_en: 'Haneul Hospital',
    company_ko: '하늘병원',
    booth_id: booth?.id ?? null,
  })
  const other = await aParticipant(shop.deps, {
    side: 'seller',
    company_en: 'Other Clinic',
    booth_id: booths[0]?.id ?? null,
  })
  const { user, router } = await renderApp('/fair/venue', { shop })
  expect(await screen.findByText('2 companies have a booth')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), '하늘 병원')
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('하늘 병원'))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 company for “하늘 병원”')
  expect(screen.getByText('Haneul Hospital: booth A03, Hall A')).toBeInTheDocument()
  await user.clear(screen.getByRole('searchbox'))
  await router.navigate(`/fair/venue?company=${other.id}`)
  expect(await screen.findByText('Other Clinic: booth A01, Hall A')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Profile and meetings' })).toHaveAttribute(
    'href',
    `/fair/ppipsa/business/${other.id}`,
  )
})

test('past fairs are a table with the published figures, and say which were not published (product §9)', async () => {
  await aFair(shop.deps)
  await renderApp('/fair/overview', { shop })
  const rows = (await screen.findAllByRole('row')).map((row) => row.textContent)
  expect(rows).toContain('2019241011621,545')
  for (const year of [2020, 2021, 2022]) expect(rows).toContain(`${year}${en.history.unpublished}`)
})

test.each(['/fair', '/fair/overview', '/fair/venue', '/fair/program', '/fair/travelmart', '/fair-bimtc'])(
  '%s says that no fair was announced while there is none',
  async (path) => {
    await renderApp(path, { shop })
    expect(await screen.findByText('The next fair has not been announced yet')).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
)

test('an item that ends when another begins does not overlap with it, nor does one on another day', () => {
  const item = (id: string, day: string, starts: string, ends: string) => ({ id, day, starts, ends })
  const [a, b, c, d] = [
    item('a', '2027-03-02', '10:00', '12:00'),
    item('b', '2027-03-02', '11:00', '11:30'),
    item('c', '2027-03-02', '12:00', '13:00'),
    item('d', '2027-03-03', '10:00', '12:00'),
  ] as const
  expect(overlaps([d, c, b, a])).toEqual([[a, b]])
})
