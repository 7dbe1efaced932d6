import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fillYears } from '#server/modules/education/year.defaults'
import { en as desk } from '#src/kits/desk/locale/en'
import { en } from '#src/sites/edu-admin/report/locale/en'
import { aDesk, renderDesk } from '#tests/support/desk'
import { anApplicant, insertApplications } from '#tests/support/education'

const path = '/seouleduadmin/apply/report'
let place: Awaited<ReturnType<typeof aDesk>>

/** Reports due on consecutive days, the first ten before today. */
beforeEach(async () => {
  place = await aDesk()
  const { deps } = place.shop
  await fillYears(deps)
  await insertApplications(deps, [(await anApplicant(deps)).id], 60)
  const today = deps.clock.now().toISOString().slice(0, 10)
  await deps.db.execute(sql`
    insert into education_report (application_id, due)
    select id, (${today}::date - 11 + row_number() over (order by number)::int)::text
    from education_application where submitted_at is not null`)
  await deps.db.execute(sql`
    update education_application set status = 'report_due' where id in (select application_id from education_report)`)
})

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
const links = async () => (await rows()).map((row) => within(row).getByRole('link'))
const numbers = async () => (await links()).map(({ textContent }) => textContent)

test('the list of reports paginates, and filters late ones with the first due first (product §3)', async () => {
  const { user } = await renderDesk(path, place)
  const all = await numbers()
  expect(all).toEqual(all.toSorted().reverse())
  expect(all).toHaveLength(50)
  await user.click(screen.getByRole('link', { name: desk.list.next }))
  await waitFor(async () => expect((await numbers())[0]).not.toBe(all[0]))
  await user.click(screen.getByRole('button', { name: en.filter.late }))
  await waitFor(async () => expect(await rows()).toHaveLength(10))
  const late = await numbers()
  expect(late).toEqual(late.toSorted())
  expect(screen.getAllByText(en.late, { selector: 'td *' })).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: en.column.due }))
  await waitFor(async () => expect(await numbers()).toEqual(late.toReversed()))
})

test('words find a report, and one that was never submitted links to its application', async () => {
  const { user } = await renderDesk(path, place)
  const [first] = await numbers()
  await user.type(screen.getByRole('searchbox', { name: new RegExp(en.searched) }), `${first}{Enter}`)
  await waitFor(async () => expect(await numbers()).toEqual([first]))
  expect((await links())[0]?.getAttribute('href')).toMatch(/^\/seouleduadmin\/apply-detail\//)
})
