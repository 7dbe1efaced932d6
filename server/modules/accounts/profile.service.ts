import { eq } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { Parsed } from '#contract/endpoint'
import { isPassportOf } from '#contract/fields'
import type { members, Profile } from '#contract/members'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { seal, unseal } from '#server/seal'
import { account } from './accounts.table'
import { maskedPassport } from './passport.service'
import type { Caller } from './session.service'

type Row = typeof account.$inferSelect

const shown = (row: Row, { PASSPORT_KEYS }: Deps['settings']): Profile => ({
  id: row.id,
  email: row.email,
  name: row.name,
  type: row.roles[0] ?? 'general',
  phone: row.phone,
  birthday: row.birthday,
  gender: row.gender,
  nationality: row.nationality,
  passport: maskedPassport(PASSPORT_KEYS, row.passport_sealed),
  company_name: row.company_name,
  agree_marketing: row.agreed_marketing,
})

async function own({ db }: Deps, caller: Caller): Promise<Row> {
  const [row] = await db.select().from(account).where(eq(account.id, caller.id))
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

/**
 * Returns the caller's own profile, the passport number masked. Throws 403 `auth.foreignMember` for another's
 * (domain hazard 3).
 */
export async function readProfile(deps: Deps, caller: Caller, id: string): Promise<Profile> {
  if (id !== caller.id) throw new Refusal(403, 'auth.foreignMember')
  return shown(await own(deps, caller), deps.settings)
}

/** Returns the passport value to store: unchanged, none, or the new number, which must fit its country's format. */
function passportToStore(row: Row, body: Parsed<typeof members.change>['body'], { PASSPORT_KEYS }: Deps['settings']) {
  if (body.passport === null || body.passport === '') return null
  const kept = row.passport_sealed && unseal(PASSPORT_KEYS, row.passport_sealed)
  const passport = body.passport ?? kept
  if (!passport) return null
  if (!body.nationality) throw new Refusal(400, 'validation.country', 'nationality')
  if (!isPassportOf(body.nationality, passport)) throw new Refusal(400, 'validation.passport', 'passport')
  return body.passport === undefined ? row.passport_sealed : seal(PASSPORT_KEYS, passport)
}

/**
 * Changes the caller's own profile. A passport number must fit the nationality's format, also the stored one when the
 * nationality changes. Throws 400 `validation.birthday`, `validation.country` or `validation.passport` (product §5).
 */
export async function changeProfile(
  deps: Deps,
  caller: Caller,
  body: Parsed<typeof members.change>['body'],
): Promise<Profile> {
  if (body.birthday && body.birthday >= dayInSeoul(deps.clock.now())) {
    throw new Refusal(400, 'validation.birthday', 'birthday')
  }
  const row = await own(deps, caller)
  const [changed] = await deps.db
    .update(account)
    .set({
      name: body.name,
      birthday: body.birthday,
      gender: body.gender,
      nationality: body.nationality,
      passport_sealed: passportToStore(row, body, deps.settings),
      agreed_marketing: body.agree_marketing,
    })
    .where(eq(account.id, caller.id))
    .returning()
  if (!changed) throw new Refusal(404, 'general.notFound')
  return shown(changed, deps.settings)
}
