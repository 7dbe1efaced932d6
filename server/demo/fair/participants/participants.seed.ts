import { and, asc, eq, inArray } from 'drizzle-orm'
import { fitOf } from '#contract/fair/fit'
import { secondsBefore } from '#server/demo/seconds-before'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { fairBooth, fairEdition } from '#server/modules/fair/edition.table'
import { fairWish, participant } from '#server/modules/fair/participant.table'
import { random } from '#server/random'
import { type MadeCompany, makeBuyers, makeSellers } from './made'

type Made = typeof participant.$inferInsert & { id: string }

/** The demonstration's own accounts: two companies of the fair, and two of the test mode. */
const own = ['buyer@naru.test', 'seller@naru.test', 'test-buyer@naru.test', 'test-seller@naru.test'] as const

const reasons = {
  revision: 'Please add the license of your company to the documents.',
  declined: 'The fair is for companies that work in medical travel.',
} as const

/** Makes companies that the office has yet to decide on or has rejected, and those of the test mode. */
function others(buyers: readonly MadeCompany[], sellers: readonly MadeCompany[]): MadeCompany[] {
  const copy = (
    from: MadeCompany | undefined,
    at: number,
    name: readonly [string, string],
    rest: Partial<MadeCompany>,
  ): MadeCompany[] =>
    from
      ? [
          {
            ...from,
            id: crypto.randomUUID(),
            email: `desk@other-${at}.fair.test`,
            company_en: name[0],
            company_ko: name[1],
            ...rest,
          },
        ]
      : []
  return [
    ...copy(buyers[7], 1, ['Paper Boat Health', '페이퍼보트헬스'], { status: 'submitted' }),
    ...copy(buyers[19], 2, ['Copper Bell Travel', '코퍼벨트래블'], { status: 'submitted' }),
    ...copy(sellers[12], 3, ['Noeul Naru Clinic', '노을나루의원'], { status: 'submitted' }),
    ...copy(sellers[30], 4, ['Miri Naru Dental', '미리나루치과의원'], { status: 'submitted' }),
    ...copy(buyers[31], 5, ['Quiet Harbor Care', '콰이어트하버케어'], { status: 'revision', reason: reasons.revision }),
    ...copy(sellers[44], 6, ['Sarang Naru Spa', '사랑나루스파'], { status: 'revision', reason: reasons.revision }),
    ...copy(buyers[40], 7, ['Garden Tools Export', '가든툴스엑스포트'], {
      status: 'declined',
      reason: reasons.declined,
    }),
    ...copy(buyers[0], 8, ['Test Buyer One', '시험 바이어 1'], { is_test: true }),
    ...copy(sellers[0], 9, ['Test Seller One', '시험 셀러 1'], { is_test: true }),
    ...copy(buyers[5], 10, ['Test Buyer Two', '시험 바이어 2'], { is_test: true }),
    ...copy(sellers[5], 11, ['Test Seller Two', '시험 셀러 2'], { is_test: true }),
  ]
}

/** Sixteen booths are shared by two companies each, so that every seller has one. */
const boothOf = (booths: readonly { id: string }[], at: number): string | null =>
  booths[at < booths.length ? at : at - booths.length]?.id ?? null

async function addAccounts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  companies: readonly MadeCompany[],
): Promise<Map<string, string>> {
  const existing = await db
    .select({ id: account.id, email: account.email })
    .from(account)
    .where(and(eq(account.area, 'business'), inArray(account.email, [...own])))
  const ids = new Map(existing.map(({ id, email }) => [email, id]))
  const added = companies.filter(({ email }) => !ids.has(email))
  await db.insert(account).values(
    added.map(({ id, email, side, name_en, name_ko = '', phone, lang, company_en }, at) => ({
      id,
      area: 'business' as const,
      email,
      roles: [side],
      name: lang === 'ko' && name_ko ? name_ko : name_en,
      phone,
      lang,
      company_name: company_en,
      agreed_terms_at: clock.now(),
      agreed_provided: true,
      created_at: secondsBefore(clock.now(), 3 * 3_600 + at),
    })),
  )
  return new Map([...ids, ...added.map(({ id, email }) => [email, id] as const)])
}

/** Returns sent wishes: the four to eight best fits of each company, varied a little, so that only some are mutual. */
function wishesOf(from: readonly Made[], to: readonly Made[], sent_at: Date): (typeof fairWish.$inferInsert)[] {
  return from.flatMap((me, at) =>
    to
      .map((it, position) => ({ it, score: fitOf(me, it).score - ((position * 7 + at * 3) % 11) }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 4 + (at % 5))
      .map(({ it }, place) => ({ to_id: it.id, place, each: secondsBefore(sent_at, at * 10 + place) }))
      .map(({ to_id, place, each }) => ({
        from_id: me.id,
        to_id,
        priority: 1 + Math.floor(place / 3),
        sent_at: each,
        created_at: each,
      })),
  )
}

/**
 * Adds companies of this year's fair: 60 buyers of 24 countries and 96 sellers with their booths, some that wait, and some of the
 * test mode.
 */
export async function seedParticipants(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = deps
  const [edition] = await db.select().from(fairEdition)
  if (!edition) throw new Error('the fair was not written')
  const booths = await db.select({ id: fairBooth.id }).from(fairBooth).orderBy(asc(fairBooth.number))
  const r = random('fair-people')
  const [buyers, sellers] = [makeBuyers(r), makeSellers(r)]
  const rest = others(buyers, sellers)
  const tests = rest.filter(({ is_test }) => is_test)
  for (const [at, company] of [buyers[0], sellers[0], ...tests].entries())
    if (company) company.email = own[at] ?? company.email
  const companies = [...buyers, ...sellers, ...rest]
  const ids = await addAccounts(deps, companies)
  const before = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
  const rows = companies.map(({ id, email, phone: _, lang: __, ...company }, at): Made => {
    const waits = company.status === 'submitted'
    return {
      ...company,
      id: crypto.randomUUID(),
      account_id: ids.get(email) ?? id,
      year: edition.year,
      booth_id:
        company.side === 'seller' && company.status === 'approved' && !company.is_test
          ? boothOf(
              booths,
              sellers.findIndex((each) => each.id === id),
            )
          : null,
      created_at: secondsBefore(before(waits ? 1 + (at % 3) : 20 + (at % 60)), at),
      status_at: secondsBefore(before(waits ? 1 + (at % 3) : 10 + (at % 10)), at),
      updated_at: secondsBefore(before(waits ? 1 + (at % 3) : 10), at),
    }
  })
  await db.insert(participant).values(rows)
  const [wishing, wished] = [rows.slice(0, buyers.length), rows.slice(buyers.length, buyers.length + sellers.length)]
  await db.insert(fairWish).values([...wishesOf(wishing, wished, before(9)), ...wishesOf(wished, wishing, before(8))])
}
