import { eq } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { MiceCompanyDraft, miceCompanyDesk } from '#contract/mice/company-desk'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import {
  addExhibitor,
  boothRows,
  changeExhibitor,
  listCompanies,
  lockBooth,
  lockExhibitor,
  removeExhibitor,
} from '#server/modules/mice/companies.service'
import { currentEdition } from '#server/modules/mice/edition.service'
import { Refusal } from '#server/refusal'
import { miceApplication } from './application.table'
import { boothPlan } from './plan.service'

type Acting = Pick<Deps, 'db' | 'clock'>

/** All exhibitors of this year, and the booths that can be assigned. Throws 404 if no fair was announced (product §6). */
export async function deskCompanies(db: Db, now: Date): Promise<Data<typeof miceCompanyDesk.list>> {
  const { year, figures } = await currentEdition(db, now)
  const { booths } = await boothPlan(db, now)
  const inBooth = new Map((await boothRows(db, year)).map(({ booth, company_id }) => [company_id, booth.id]))
  const ordered = await db
    .select({ id: miceApplication.company_id })
    .from(miceApplication)
    .where(eq(miceApplication.year, year))
  return {
    items: (await listCompanies(db, now)).map(({ logo: _, ...company }) => ({
      ...company,
      booth_id: inBooth.get(company.id) ?? null,
      is_ordered: ordered.some(({ id }) => id === company.id),
    })),
    free_booths: booths.flatMap(({ id, number, hall, state }) =>
      state === 'free'
        ? [{ id, number, hall: figures.halls.find((each) => each.id === hall)?.name ?? { en: hall, ko: hall } }]
        : [],
    ),
  }
}

/** Locks a booth and refuses one that another company has or is about to order. Throws 404, 409 `mice.boothTaken`. */
async function refuseTaken(tx: Db, now: Date, id: string | null): Promise<void> {
  if (id === null) return
  await lockBooth(tx, id)
  const booth = (await boothPlan(tx, now)).booths.find((each) => each.id === id)
  if (!booth) throw new Refusal(404, 'general.notFound')
  if (booth.state !== 'free') throw new Refusal(409, 'mice.boothTaken', 'booth_id')
}

/** Adds an exhibitor that has not ordered a booth. Throws 404, 409 `mice.boothTaken`. */
export function addCompany(
  { db, clock }: Acting,
  operatorId: string,
  draft: MiceCompanyDraft,
): Promise<{ id: string }> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const { year } = await currentEdition(tx, at)
    await refuseTaken(tx, at, draft.booth_id)
    const id = await addExhibitor(tx, { ...draft, year })
    const detail = { name: draft.name.en }
    await writeAudit(tx, { at, actor_id: operatorId, act: 'mice.addExhibitor', subject: id, detail })
    return { id }
  })
}

/** An exhibitor of this year, locked, and whether its booth was ordered. Throws 404. */
async function exhibitorOf(tx: Db, year: number, id: string) {
  const company = await lockExhibitor(tx, year, id)
  const isOrdered = (await tx.$count(miceApplication, eq(miceApplication.company_id, id))) > 0
  return { company, isOrdered }
}

const bothAlike = (a: { en: string; ko: string }, b: { en: string; ko: string }) => a.en === b.en && a.ko === b.ko

/** Saves an exhibitor. Throws 404, 409 `general.conflict`, `mice.boothTaken`, as the contract says (product §6). */
export function saveCompany(
  { db, clock }: Acting,
  operatorId: string,
  { id, was, ...draft }: MiceCompanyDraft & { id: string; was: MiceCompanyDraft },
): Promise<{ id: string }> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const { year } = await currentEdition(tx, at)
    const { company, isOrdered } = await exhibitorOf(tx, year, id)
    const isSame =
      bothAlike(was.name, company.name) &&
      bothAlike(was.about, company.about) &&
      was.sector === company.sector &&
      was.country === company.country &&
      was.booth_id === company.booth_id
    const moves = draft.booth_id !== company.booth_id
    if (!isSame || (isOrdered && moves)) throw new Refusal(409, 'general.conflict')
    if (moves) await refuseTaken(tx, at, draft.booth_id)
    await changeExhibitor(tx, id, draft)
    const detail = { name: draft.name.en }
    await writeAudit(tx, { at, actor_id: operatorId, act: 'mice.saveExhibitor', subject: id, detail })
    return { id }
  })
}

/** Removes an exhibitor whose booth was not ordered. Throws 404, 409 `general.conflict`. */
export function removeCompany({ db, clock }: Acting, operatorId: string, id: string): Promise<{ id: string }> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const { year } = await currentEdition(tx, at)
    const { company, isOrdered } = await exhibitorOf(tx, year, id)
    if (isOrdered) throw new Refusal(409, 'general.conflict')
    await removeExhibitor(tx, id)
    const detail = { name: company.name.en }
    await writeAudit(tx, { at, actor_id: operatorId, act: 'mice.removeExhibitor', subject: id, detail })
    return { id }
  })
}
