import type { Meeting } from '#contract/fair/meeting'
import { contractBands, type OwnFigures, scores } from '#contract/fair/record'
import { otherSide } from '#contract/fair/steps'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { companyMeetings } from '#server/modules/fair-meetings/calendar.service'
import { isHeld } from '#server/modules/fair-meetings/hold.service'
import { hasBegun } from '#server/modules/fair-meetings/over.service'
import { unsaid, withRecords } from './record.service'
import { byAsker, bySide, countsOf, wishesOf } from './statistics.rows'

/**
 * The outcome of a company's meetings by its own records and by what was reported at the booth: what the other side recorded is not
 * for its eyes.
 */
async function meetingsOf(
  db: Db,
  now: Date,
  company: string,
  meetings: readonly Meeting[],
): Promise<OwnFigures['meetings']> {
  const begun = await withRecords(
    db,
    meetings.filter((meeting) => hasBegun(meeting, now)),
    company,
  )
  const gaveWay = meetings.filter(({ status, absent }) => status === 'canceled' && (absent.me || absent.other))
  const missed = (side: 'me' | 'other') =>
    gaveWay.filter(({ absent }) => absent[side]).length +
    begun.filter(({ meeting, record }) =>
      record ? record.not_held === absentReason[side] : meeting.absent[side] !== null,
    ).length
  return {
    confirmed: meetings.filter(isHeld).length,
    begun: begun.length,
    held: begun.filter(({ record }) => record?.held).length,
    missed_by_me: missed('me'),
    missed_by_other: missed('other'),
    unrecorded: (await unsaid(db, now, company, meetings)).length,
  }
}
const absentReason = { me: 'i_was_away', other: 'other_was_away' } as const

const noRequests = { sent: 0, accepted: 0, rejected: 0, canceled: 0, unanswered: 0 }

/**
 * A company's own figures of this year's fair, or of that of `year`; of records only its own. Throws 404 `meeting.notParty`
 * (product §3).
 */
export async function ownFigures(
  deps: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  year?: number,
): Promise<OwnFigures> {
  const { db } = deps
  const now = deps.clock.now()
  const { companyId: company, side, meetings } = await companyMeetings(deps, accountId, year)
  const requests = await byAsker(db, { company })
  const askedBy = (by: (typeof requests)[number]['by']) => {
    const { by: _, ...counts } = requests.find((each) => each.by === by) ?? { by, ...noRequests }
    return counts
  }
  const [bands, potentials, satisfactions] = [
    await countsOf(db, { company }, 'contract'),
    await countsOf(db, { company }, 'potential'),
    await countsOf(db, { company }, 'satisfaction'),
  ]
  return {
    wishes: await wishesOf(db, company),
    requests: { mine: askedBy(side), theirs: askedBy(otherSide(side)), office: askedBy('office') },
    meetings: await meetingsOf(db, now, company, meetings),
    contracts: contractBands.map((band) => ({ band, count: bySide(bands, band)[side] })),
    potentials: scores.map((score) => ({ score, count: bySide(potentials, score)[side] })),
    satisfactions: scores.map((score) => ({ score, count: bySide(satisfactions, score)[side] })),
  }
}
