import { screen, waitFor, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deskExports } from '#contract/desk-exports'
import { searchHeader } from '#contract/desk-list'
import { reviewList } from '#contract/education/review-list'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { fillYears } from '#server/modules/education/year.defaults'
import { en as desk } from '#src/kits/desk/locale/en'
import { tokenKeys } from '#src/session/areas'
import { en } from '#src/sites/edu-admin/apply/locale/en'
import { en as words } from '#src/sites/edu-admin/locale/en'
import { anApplicant, insertApplications } from '#tests/support/education'
import { anAccount, type Person } from '#tests/support/factories'
import { failNext, holdNext, network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const saved = vi.hoisted(() => ({ files: [] as { bytes: Blob; name: string }[] }))
vi.mock('#src/ui/save-file', () => ({ saveFile: (bytes: Blob, name: string) => saved.files.push({ bytes, name }) }))

const path = '/seouleduadmin/apply'
let shop: Shop
let reviewer: Person

beforeEach(async () => {
  saved.files.length = 0
  shop = await aShop()
  await fillYears(shop.deps)
  const teacher = await anApplicant(shop.deps)
  reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer', name: 'Han Doyun' })
  await insertApplications(shop.deps, [teacher.id], 80)
})

const open = (address = path, who = reviewer) =>
  renderApp(address, { shop, remember: () => sessionStorage.setItem(tokenKeys.admin, who.token) })
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
const numbers = async () => (await rows()).map((row) => within(row).getByRole('link').textContent)
const box = (name: string) => screen.getByRole('checkbox', { name })
const tick = (number: string | null | undefined) => desk.list.choose.replace('{{name}}', number ?? '')

describe('the list of applications', () => {
  test('paginates, sorts and filters by the address only, and keeps every choice', async () => {
    const { user } = await open()
    const first = await numbers()
    expect(first).toHaveLength(50)
    await user.click(box(tick(first[0])))
    await user.click(screen.getByRole('link', { name: desk.list.next }))
    await waitFor(async () => expect(await numbers()).toHaveLength(22))
    expect(location.search).toMatch(/cursor=/)
    await user.click(screen.getByRole('button', { name: en.column.students }))
    await waitFor(() => expect(location.search).toBe('?sort=students'))
    // What a phone has instead of the columns' heads.
    const sort = await screen.findByRole('combobox', { name: desk.list.sort })
    await waitFor(() => expect(sort).toHaveValue('students'))
    await user.selectOptions(sort, '-students')
    await waitFor(() => expect(sort).toHaveValue('-students'))
    expect(location.search).toBe('?sort=-students')
    await user.type(screen.getByRole('searchbox'), `${first[1]}{Enter}`)
    await waitFor(async () => expect(await numbers()).toEqual([first[1]]))
    await user.click(box(tick(first[1])))
    expect(within(screen.getByRole('region', { name: desk.chosen.label })).getByRole('status').textContent).toBe(
      '2 selected',
    )
    await user.click(screen.getByRole('link', { name: desk.list.reset }))
    await waitFor(async () => expect(await rows()).toHaveLength(50))
    expect(box(tick(first[0]))).toBeChecked()
  })

  test('searches for an email address without putting it into the URL of a page or a request', async () => {
    const { user } = await open(`${path}?columns=number,contact_email`)
    const [first] = await rows()
    const email =
      within(first as HTMLElement)
        .getAllByRole('cell')
        .at(-1)?.textContent ?? ''
    expect(email).toMatch(/^\S+@\S+$/)
    await user.type(screen.getByRole('searchbox'), `${email}{Enter}`)
    await waitFor(() => expect(location.search).toMatch(/q=\*\w+/))
    expect(screen.getByRole('searchbox')).toHaveValue(email)
    await waitFor(() =>
      expect(network.requests(reviewList.list.path).at(-1)?.headers.get(searchHeader)).toContain('school'),
    )
    expect(
      network
        .requests()
        .map(({ search }) => decodeURIComponent(search))
        .join(),
    ).not.toContain('@')
    expect((await rows()).length).toBeGreaterThan(0)
    await user.type(screen.getByRole('searchbox'), 'xx{Enter}')
    expect(await screen.findByText(desk.list.empty)).toBeInTheDocument()
    expect(location.search).not.toContain('@')
  })

  test('sends the filters, not the rows, where all matches are selected', async () => {
    const { user } = await open(`${path}?status=submitted&country=JP`)
    const shown = await numbers()
    await user.click(box(desk.list.choosePage))
    expect(box(tick(shown[0]))).toBeChecked()
    await user.click(box(tick(shown[0])))
    await user.click(screen.getByRole('button', { name: /^Select all \d+ that match$/ }))
    await user.click(screen.getByRole('button', { name: en.start.button }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByText(`The review of ${shown.length} applications has begun.`)
    const [sent] = network.requests(reviewList.start.path)
    expect(JSON.parse(sent?.body ?? '')).toEqual({ filters: { status: 'submitted', country: 'JP' } })
    expect(await screen.findByText(desk.list.empty)).toBeInTheDocument()
  })

  test('shows the columns that the address names, and ignores invalid values', async () => {
    const { user } = await open(`${path}?columns=number,contact_email&sort=nonsense&year=abc&arrival=2027-13`)
    await rows()
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual([desk.list.choosePage, en.column.number, en.column.contact_email])
    await user.click(screen.getByRole('button', { name: desk.list.look }))
    await user.click(await screen.findByRole('checkbox', { name: en.column.country }))
    await waitFor(() =>
      expect(new URLSearchParams(location.search).get('columns')).toBe('number,country,contact_email'),
    )
  })

  test('saves a view under a name and restores it', async () => {
    const { user } = await open(`${path}?status=submitted&sort=status_at`)
    await rows()
    await user.click(screen.getByRole('button', { name: desk.views.title }))
    await user.type(await screen.findByLabelText(desk.views.name), 'Longest waiting')
    await user.click(screen.getByRole('button', { name: desk.views.save }))
    const view = await screen.findByRole('button', { name: 'Longest waiting' })
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('link', { name: desk.list.reset }))
    await user.click(screen.getByRole('button', { name: desk.views.title }))
    expect(view).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Longest waiting' }))
    await waitFor(() => expect(location.search).toBe('?status=submitted&sort=status_at'))
  })

  test('has keyboard shortcuts, which are plain letters while the user types', async () => {
    const { user } = await open()
    const shown = await numbers()
    await user.keyboard('jj')
    expect(document.activeElement?.textContent).toBe(shown[1])
    await user.keyboard('k')
    expect(document.activeElement?.textContent).toBe(shown[0])
    await user.keyboard('x')
    expect(box(tick(shown[0]))).toBeChecked()
    await user.keyboard('/jx')
    expect(screen.getByRole('searchbox')).toHaveValue('jx')
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: desk.keys.title })).toBeInTheDocument()
  })
})

describe('the export of a list', () => {
  const sheet = async () => {
    const file = saved.files[0]
    const parts = unzipSync(new Uint8Array(await (file?.bytes ?? new Blob()).arrayBuffer()))
    return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  }

  test('has every matching row, over all pages, in the visible columns', async () => {
    const { user } = await open(`${path}?columns=number,country`)
    await rows()
    await user.click(screen.getByRole('button', { name: desk.export.start }))
    await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual([`${words.title.apply}.xlsx`]))
    const xml = await sheet()
    expect(xml.match(/<row>/g)).toHaveLength(73)
    expect(xml).toContain(en.column.country)
    expect(xml).not.toContain(en.column.students)
  })

  test('is reported to the server before a row is requested', async () => {
    const { user } = await open(`${path}?columns=number,country&status=submitted`)
    const shown = await rows()
    await user.click(screen.getByRole('button', { name: desk.export.start }))
    await waitFor(() => expect(saved.files).toHaveLength(1))
    const [noted] = await shop.deps.db.select().from(auditEvent)
    expect(noted).toMatchObject({
      actor_id: reviewer.id,
      act: 'desk.export',
      detail: { rows: shown.length, chosen: null, columns: ['number', 'country'], filters: { status: 'submitted' } },
    })
    saved.files.length = 0
    failNext(deskExports.note, { status: 500, code: 'general.error', message: 'Not now' })
    await user.click(screen.getByRole('button', { name: desk.export.start }))
    await screen.findByText('Not now')
    expect(saved.files).toEqual([])
  })

  test('shows its progress and ends when it is stopped: nothing is saved, and the focus is on the button again', async () => {
    await insertApplications(shop.deps, [(await anApplicant(shop.deps)).id], 400)
    const { user } = await open()
    await rows()
    const first = holdNext(reviewList.list)
    await user.click(screen.getByRole('button', { name: desk.export.start }))
    const bar = await screen.findByRole('progressbar', { name: desk.export.running })
    expect(bar).toHaveAttribute('aria-valuenow', '0')
    expect(screen.getByRole('button', { name: desk.export.stop })).toHaveFocus()
    const second = holdNext(reviewList.list)
    first()
    // 200 of 432.
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '46'))
    await user.click(screen.getByRole('button', { name: desk.export.stop }))
    await waitFor(() => expect(screen.getByRole('button', { name: desk.export.start })).toHaveFocus())
    second()
    expect(saved.files).toEqual([])
    expect(screen.queryByText(desk.export.failed)).toBeNull()
  })

  test('says so when a page does not load, and saves nothing', async () => {
    const { user } = await open()
    await rows()
    failNext(reviewList.list, { status: 500, code: 'general.error', message: 'Not now' })
    await user.click(screen.getByRole('button', { name: desk.export.start }))
    await screen.findByText('Not now')
    expect(saved.files).toEqual([])
    expect(await screen.findByRole('button', { name: desk.export.start })).toBeInTheDocument()
  })
})

describe('a list with more applications than are counted', () => {
  const teachers = async () => insertApplications(shop.deps, [(await anApplicant(shop.deps)).id], 1_200)
  const bar = () => screen.getByRole('region', { name: desk.chosen.label })

  test('says that there are more, and counts all only for an act on them', async () => {
    await teachers()
    const { user } = await open()
    const shown = await numbers()
    expect(screen.getByText('More than 1,000 entries')).toBeInTheDocument()
    const tabs = within(screen.getByRole('navigation', { name: en.column.status }))
    expect(tabs.getByRole('link', { name: /^All/ })).toHaveTextContent('1,000+')
    expect(tabs.getByRole('link', { name: new RegExp(`^${words.status.submitted}`) })).toHaveTextContent(/ 128$/)
    await user.click(box(tick(shown[0])))
    await user.click(within(bar()).getByRole('button', { name: 'Select all that match (more than 1,000)' }))
    expect(await within(bar()).findByText('All 1,152 that match are selected')).toBeInTheDocument()
    // One status has fewer, so its number is exact.
    await user.click(tabs.getByRole('link', { name: new RegExp(`^${words.status.submitted}`) }))
    expect(await screen.findByText('128 entries')).toBeInTheDocument()
  })

  test('keeps the selection if they cannot be counted', async () => {
    await teachers()
    const { user } = await open()
    await user.click(box(tick((await numbers())[0])))
    failNext(reviewList.list, { status: 500, code: 'general.error', message: 'Not now' })
    await user.click(within(bar()).getByRole('button', { name: 'Select all that match (more than 1,000)' }))
    await screen.findByText('Not now')
    expect(within(bar()).getByText('1 selected')).toBeInTheDocument()
    expect(within(bar()).getByRole('button', { name: 'Select all that match (more than 1,000)' })).toBeEnabled()
  })

  test('exports all, and reports the exact number beforehand', async () => {
    await teachers()
    const { user } = await open(`${path}?columns=number`)
    await rows()
    await user.click(screen.getByRole('button', { name: desk.export.start }))
    await waitFor(() => expect(saved.files).toHaveLength(1))
    const [noted] = await shop.deps.db.select().from(auditEvent)
    expect(noted?.detail).toMatchObject({ rows: 1_152 })
  })
})

describe('access to the desk', () => {
  test('an account without a role gets a message that says so at sign-in', async () => {
    const operator = await anAccount(shop.deps, { area: 'admin', role: 'operator', name: 'Mun Seoa' })
    await open(path, operator)
    await screen.findByText(words.signin.noRole.replace('{{name}}', 'Mun Seoa'))
    expect(location.pathname).toBe('/seouleduadmin/signin')
    expect(network.requests(reviewList.list.path)).toEqual([])
  })
})
