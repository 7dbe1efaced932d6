import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { miceGroup } from '#contract/mice/group'
import { miceInvitation, micePerson } from '#server/modules/mice/mice.table'
import { pastedColleagues } from '#src/sites/mice/group/pasted-colleagues'
import { aMiceFair, aVisitor, aVisitorGroup } from '#tests/support/mice'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const countries: Record<string, string> = { DE: 'DE' }
const read = (text: string) => pastedColleagues(text, { country: (word) => countries[word], ownCountry: 'KR' })

describe('colleagues pasted from a spreadsheet (product §5)', () => {
  it('are read below a heading, with defaults for country and language where the list omits them', () => {
    const { people, bad } = read(
      [
        'Name\tEmail',
        'Minji Seo\tMinji@naru.test',
        'Robin Park\trobin@naru.test\tPlanner\tDE',
        'Sua Han\tsua@naru.test\t\tKorea\ten',
      ].join('\r\n'),
    )
    expect(bad).toEqual([])
    expect(people).toEqual([
      { name_latin: 'Minji Seo', email: 'minji@naru.test', position: '', country: 'KR', lang: 'ko' },
      { name_latin: 'Robin Park', email: 'robin@naru.test', position: 'Planner', country: 'DE', lang: 'en' },
      { name_latin: 'Sua Han', email: 'sua@naru.test', position: '', country: 'KR', lang: 'en' },
    ])
  })

  it('are reported by row and column where a cell cannot be read, also for a duplicate address', () => {
    const { people, bad } = read(
      ['Minji Seo,minji@naru.test', '서민지,no address,,Atlantis,French', 'Other,minji@naru.test']
        .join('\n')
        .replace('no address', 'no@address'),
    )
    expect(people).toHaveLength(1)
    expect(bad.map(({ row, column }) => [row, column])).toEqual([
      [2, 'name_latin'],
      [2, 'email'],
      [2, 'country'],
      [2, 'lang'],
      [3, 'email'],
    ])
  })
})

let shop: Shop
let fair: Awaited<ReturnType<typeof aMiceFair>>
beforeEach(async () => {
  shop = await aShop()
  fair = await aMiceFair(shop.deps)
})

test('a list is pasted, previewed, and everyone on it is invited with one click', async () => {
  const visitor = await aVisitor(shop.deps, fair)
  const { user } = await renderApp('/mice/register/group', { shop, signedInAs: visitor })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What do you do?' }), 'planner')
  await user.click(screen.getByRole('checkbox', { name: 'Hotels' }))
  const [day] = screen.getAllByRole('checkbox').slice(-2)
  if (day) await user.click(day)
  await user.click(screen.getByRole('textbox', { name: 'Rows' }))
  await user.paste('Minji Seo\tminji@naru.test\n서민지\tother@naru.test')
  expect(await screen.findByText('Row 2, Name in Latin letters: “서민지”')).toBeVisible()
  expect(screen.getByRole('table', { name: 'Who will be asked' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ask 1 person by email' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Not answered yet')).toBeVisible()
  const rows = await shop.deps.db.select().from(miceInvitation)
  expect(rows).toMatchObject([{ email: 'minji@naru.test', role: 'visitor', mails: 1 }])
})

test('the link from the email opens the entered data, its token leaves the address, and one click registers', async () => {
  const visitor = await aVisitor(shop.deps, fair)
  const body = aVisitorGroup(fair, ['minji@naru.test'])
  await shop.call(miceGroup.visitors, { body }, { token: visitor.token })
  await shop.deps.jobs.drain(shop.deps)
  const mail = shop.deps.mails.findLast(({ to }) => to === 'minji@naru.test')
  const path = /\/mice\/invitation#[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(path).not.toBe('')
  const { user } = await renderApp(path, { shop })
  const name = await screen.findByRole('textbox', { name: 'Name in Latin letters' })
  expect(name).toHaveValue('Minji Seo')
  await waitFor(() => expect(location.hash).toBe(''))
  const confirm = screen.getByRole('button', { name: 'Confirm and register' })
  await user.click(confirm)
  expect(await shop.deps.db.$count(micePerson)).toBe(1)
  await user.click(screen.getByRole('checkbox', { name: /I agree to the rules/ }))
  for (const box of screen.getAllByRole('checkbox', { name: /\(required\)/ }))
    if (!(box as HTMLInputElement).checked) await user.click(box)
  await user.click(confirm)
  expect(await screen.findByText('You are registered')).toBeVisible()
  expect(await shop.deps.db.$count(micePerson)).toBe(2)
})

test('an invalid link says so, and links to the registration', async () => {
  await renderApp(`/mice/invitation#${'a'.repeat(43)}`, { shop })
  expect(await screen.findByText('This link is no longer valid')).toBeVisible()
})
