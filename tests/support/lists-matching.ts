import { sql } from 'drizzle-orm'
import { fairMatching } from '#contract/fair/matching'
import { fairProgram } from '#contract/fair/program'
import { fairUpdates } from '#contract/fair/updates'
import { fillBoards } from '#server/modules/board/board.defaults'
import { programItem } from '#server/modules/fair/program.table'
import { usualWeights } from '#server/modules/fair-matching/engine/figures'
import { matchingRun, type RunResult } from '#server/modules/fair-matching/matching.table'
import type { Person } from '#tests/support/factories'
import { aFair, aFairAdmin, aParticipant, type TestFair } from '#tests/support/fair'
import type { Listed, Place } from '#tests/support/place'

interface Fair {
  fair: TestFair
  office: Person
  run: string
}
const fairs = new WeakMap<Place, Promise<Fair>>()

const nothing: RunResult = {
  meetings: [],
  standing: [],
  shares: [],
  unplaced: [],
  figures: { meetings: 0, wishes: [], sides: [] },
}
const aRun = async ({ shop: { deps } }: Place, { fair, office }: Pick<Fair, 'fair' | 'office'>) => {
  const [run] = await deps.db
    .insert(matchingRun)
    .values({
      year: fair.year,
      mode: 'new',
      status: 'done',
      weights: { ...usualWeights, priority: [...usualWeights.priority] },
      result: nothing,
      asked_by: office.id,
      created_at: deps.clock.now(),
    })
    .returning({ id: matchingRun.id })
  if (!run) throw new Error('a run was not kept')
  return run.id
}

/** The fair of this place with a finished run, always the same one. */
const fairAt = (place: Place): Promise<Fair> => {
  const make = async () => {
    const { deps } = place.shop
    // Updates come from its boards too.
    await fillBoards(deps.db)
    const made = { fair: await aFair(deps), office: await aFairAdmin(deps) }
    return { ...made, run: await aRun(place, made) }
  }
  const existing = fairs.get(place) ?? make()
  fairs.set(place, existing)
  return existing
}

/** One more pair in the result of the run. */
const onePairMore = (part: 'meetings' | 'unplaced') => async (place: Place) => {
  const { fair } = await fairAt(place)
  const { deps } = place.shop
  const buyer = (await aParticipant(deps)).id
  const seller = (await aParticipant(deps, { side: 'seller' })).id
  const slot = fair.slots[0]?.id
  const pair =
    part === 'meetings' ? { buyer, seller, slot } : { buyer, seller, reason: 'slot', limits: [seller], changes: [] }
  await deps.db.update(matchingRun).set({
    result: sql`jsonb_set(${matchingRun.result}, ${`{${part}}`}, ${matchingRun.result}->${part} || ${JSON.stringify([pair])}::jsonb)`,
  })
}

/** One more item of the program, changed since it was announced. */
async function oneItemMore(place: Place): Promise<void> {
  const { fair } = await fairAt(place)
  const { deps } = place.shop
  const both = { en: 'Talk', ko: '강연' }
  await deps.db.insert(programItem).values({
    year: fair.year,
    day: fair.slots[0]?.day ?? '',
    starts: '11:00',
    ends: '12:00',
    place: both,
    kind: 'seminar',
    title: both,
    summary: both,
    speakers: [],
    languages: [],
    changed_at: deps.clock.now(),
    change: both,
  })
}

/** The lists of the fair's matching, its program and its updates. */
export const matchingLists: Record<string, Listed> = {
  'GET /api/v1/admin/fair/matching/runs': {
    ask: async (place) => place.shop.call(fairMatching.runs, {}, { token: (await fairAt(place)).office.token }),
    more: async (place) => aRun(place, await fairAt(place)),
  },
  'GET /api/v1/admin/fair/matching/runs/:id/meetings': {
    async ask(place) {
      const { fair, run, office } = await fairAt(place)
      const query = { day: fair.slots[0]?.day ?? '' }
      return place.shop.call(fairMatching.meetings, { params: { id: run }, query }, { token: office.token })
    },
    more: onePairMore('meetings'),
  },
  'GET /api/v1/admin/fair/matching/runs/:id/unplaced': {
    async ask(place) {
      const { run, office } = await fairAt(place)
      return place.shop.call(fairMatching.unplaced, { params: { id: run }, query: {} }, { token: office.token })
    },
    more: onePairMore('unplaced'),
  },
  'GET /api/v1/fair/program': {
    async ask(place) {
      await fairAt(place)
      return place.shop.call(fairProgram.list, {})
    },
    more: oneItemMore,
  },
  'GET /api/v1/fair/updates': {
    async ask(place) {
      await fairAt(place)
      return place.shop.call(fairUpdates.list, { query: { lang: 'en' } })
    },
    more: oneItemMore,
  },
}
