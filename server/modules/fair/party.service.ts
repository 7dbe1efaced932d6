import { and, asc, eq, inArray } from 'drizzle-orm'
import type { BothLanguages } from '#contract/both-languages'
import type { MeetingParty } from '#contract/fair/meeting'
import type { FairSector, FairSide } from '#contract/fair/sectors'
import type { ParticipantStatus } from '#contract/fair/status'
import type { Db } from '#server/db/connect'
import { fairBooth } from './edition.table'
import { participant } from './participant.table'

/** A company as meetings need it: never its contacts. */
export interface Party {
  id: string
  /** The representative's account: for emails, and never shown. */
  account_id: string
  year: number
  side: FairSide
  status: ParticipantStatus
  is_test: boolean
  country: string
  company: BothLanguages
  sector: FairSector
  booth: { id: string; number: string; hall: string } | null
}

/** A company as calendars and the office's lists show it. */
export const asParty = ({ id, side, company, country, sector }: Party): MeetingParty => ({
  id,
  side,
  company,
  country,
  sector,
})

const ofParty = {
  id: participant.id,
  account_id: participant.account_id,
  year: participant.year,
  side: participant.side,
  status: participant.status,
  is_test: participant.is_test,
  country: participant.country,
  en: participant.company_en,
  ko: participant.company_ko,
  sector: participant.sector,
  booth_id: participant.booth_id,
}

async function withBooths(
  db: Db,
  rows: (Omit<Party, 'company' | 'booth'> & { en: string; ko: string; booth_id: string | null })[],
): Promise<Party[]> {
  const ids = rows.flatMap(({ booth_id }) => booth_id ?? [])
  const booths =
    ids.length === 0
      ? []
      : await db
          .select({ id: fairBooth.id, number: fairBooth.number, hall: fairBooth.hall })
          .from(fairBooth)
          .where(inArray(fairBooth.id, ids))
  const byId = new Map(booths.map((booth) => [booth.id, booth]))
  return rows.map(({ en, ko, booth_id, ...row }) => ({
    ...row,
    company: { en, ko: ko || en },
    booth: (booth_id && byId.get(booth_id)) || null,
  }))
}

/** These companies, in any status. */
export async function partiesOf(db: Db, ids: readonly string[]): Promise<Map<string, Party>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(ofParty)
    .from(participant)
    .where(inArray(participant.id, [...ids]))
  return new Map((await withBooths(db, rows)).map((party) => [party.id, party]))
}

/** The company that an account represents in a year, in any status. */
export async function partyOf(db: Db, accountId: string, year: number): Promise<Party | undefined> {
  const rows = await db
    .select(ofParty)
    .from(participant)
    .where(and(eq(participant.account_id, accountId), eq(participant.year, year)))
  const [party] = await withBooths(db, rows)
  return party
}

/** Like `partiesOf`, with the rows locked in one order, so that concurrent calls never deadlock. */
export async function lockParties(tx: Db, ids: readonly string[]): Promise<Map<string, Party>> {
  const rows = await tx
    .select(ofParty)
    .from(participant)
    .where(inArray(participant.id, [...new Set(ids)]))
    .orderBy(asc(participant.id))
    .for('no key update')
  return new Map((await withBooths(tx, rows)).map((party) => [party.id, party]))
}
