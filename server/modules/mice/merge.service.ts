import { eq, inArray } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { Db } from '#server/db/connect'
import { movedRows } from '#server/db/moved-rows'
import type { MergeContext, MergePair, MergePart } from '#server/ports/merging'
import { Refusal } from '#server/refusal'
import { miceCompany, miceEdition, miceHosting, miceInvitation, miceLogo, micePerson, miceSaved } from './mice.table'

/** Two badges of a fair that is not over cannot become one: its holder gives one of them up first. */
async function refuseTwoBadges({ db, now }: MergeContext, { remaining, other }: MergePair): Promise<void> {
  const rows = await db
    .select({ year: micePerson.year, account_id: micePerson.account_id, figures: miceEdition.figures })
    .from(micePerson)
    .innerJoin(miceEdition, eq(miceEdition.year, micePerson.year))
    .where(inArray(micePerson.account_id, [remaining, other]))
  const today = dayInSeoul(now)
  const ahead = rows.filter(({ figures: { days } }) => (days.at(-1)?.day ?? '') >= today)
  const both = ahead.find(({ year, account_id }) =>
    ahead.some((each) => each.year === year && each.account_id !== account_id),
  )
  if (both) throw new Refusal(409, 'merge.bothRegistered', undefined, { year: String(both.year) })
}

/** What this module moves when two accounts are merged. Roles and seats follow their person in the database. */
export const mergedVisitors: readonly MergePart[] = [
  {
    ...movedRows({
      kind: 'registrations',
      table: micePerson,
      column: micePerson.account_id,
      same: [micePerson.year],
    }),
    refuse: refuseTwoBadges,
  },
  movedRows({ kind: null, table: miceHosting, column: miceHosting.account_id, same: [miceHosting.year] }),
  movedRows({ kind: null, table: miceLogo, column: miceLogo.account_id, same: [miceLogo.year] }),
  movedRows({ kind: null, table: miceCompany, column: miceCompany.seller_id }),
  movedRows({
    kind: 'savedExhibitors',
    table: miceSaved,
    column: miceSaved.account_id,
    same: [miceSaved.company_id],
  }),
  movedRows({
    kind: 'colleagues',
    table: miceInvitation,
    column: miceInvitation.inviter_id,
    same: [miceInvitation.year, miceInvitation.email],
  }),
  movedRows({ kind: null, table: miceInvitation, column: miceInvitation.account_id }),
]

/** Gives exhibitors that were added for applications of an account to that account. */
export async function giveExhibitors(tx: Db, ids: readonly string[], seller_id: string): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(miceCompany)
      .set({ seller_id })
      .where(inArray(miceCompany.id, [...ids]))
}
