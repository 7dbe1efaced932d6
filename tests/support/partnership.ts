import { desc, eq } from 'drizzle-orm'
import { guest } from '#contract/guest'
import { type Partnership, type PartnershipDraft, passPartnerships } from '#contract/pass/partnership'
import { addLink } from '#server/modules/pass/partnership.rows'
import { passPartnership } from '#server/modules/pass/partnership.table'
import type { Shop } from '#tests/support/orders'
import { codeIn } from '#tests/support/signup'

const both = (text: string) => ({ en: text, ko: text })
const email = 'office@tea.test'

/** A place of that name. */
export const aPlace = (name: string): PartnershipDraft['place'] => ({
  name: both(name),
  district: 'jongno',
  category: 'experience',
  address: both('1 Some-gil'),
  hours: '10 to 6, closed on Mondays',
  benefit: both('A cup of tea'),
})

/** An application that passes every rule, except for its code. */
export const aPartnershipDraft = (given: Partial<PartnershipDraft> = {}): PartnershipDraft => ({
  company: both('Stream Tea'),
  business_number: '220-81-62517',
  contact_name: 'Sua Han',
  email,
  code: '000000',
  phone: '01012345678',
  place: aPlace('Tea house by the stream'),
  message: '',
  agree_terms: true,
  agree_privacy: true,
  lang: 'en',
  homepage: '',
  ...given,
})

/** The code mailed to an address. */
export async function partnershipCode({ deps, call }: Shop, to = email): Promise<string> {
  await call(guest.sendCode, { query: { lang: 'en' }, body: { email: to } })
  await deps.jobs.drain(deps)
  return codeIn(deps, to)
}

/** Applies with documents; returns the call's response. */
export const applyFor = async (
  shop: Shop,
  given: Partial<PartnershipDraft> = {},
  files?: Partial<Record<'file_1' | 'file_2' | 'file_3', File>>,
) => {
  const code = given.code ?? (await partnershipCode(shop, given.email))
  const body = aPartnershipDraft({ ...given, code })
  return shop.call(passPartnerships.apply, files ? { body, files } : { body })
}

/** A waiting application, with the token of a private link. */
export async function aPartnership(
  shop: Shop,
  given: Partial<PartnershipDraft> = {},
): Promise<{ id: string; token: string }> {
  const { data, refusal } = await applyFor(shop, given)
  if (!data) throw new Error(refusal.code)
  const { db, clock } = shop.deps
  const [row] = await db
    .select({ id: passPartnership.id })
    .from(passPartnership)
    .where(eq(passPartnership.number, data.number))
    .orderBy(desc(passPartnership.created_at))
  if (!row) throw new Error('the application was not kept')
  return { id: row.id, token: await addLink(db, row.id, clock.now()) }
}

/** What a private link shows. */
export const partnershipBy = async (shop: Shop, link_token: string): Promise<Partnership> =>
  (await shop.call(passPartnerships.read, { body: { link_token } })).data
