import { afterEach, describe, expect, it } from 'vitest'
import { blank, typed, type Written } from '#contract/education/sections'
import { keepDraft } from '#src/session/drafts'
import { openSaver } from '#src/sites/edu-travel/parts/open-saver'

type Trip = Written['trip']
const base = { version: 1, saved_at: '2027-03-02T03:00:00.000Z', saved_by: 'Mai', value: blank.trip }
const savers: { stop: () => void }[] = []

/** The form's initial value with this value in the tab's storage. */
function begunWith(value: unknown): Trip {
  keepDraft('education test trip', { base, value })
  const never = () => new Promise<never>(() => {})
  const schema = typed.trip as never
  const saver = openSaver<Trip>({
    name: 'education test trip',
    schema,
    keyed: {},
    stored: base,
    save: never,
    latest: never,
  })
  savers.push(saver)
  return saver.store.getState().value
}

afterEach(() => {
  for (const saver of savers.splice(0)) saver.stop()
})

describe('a section draft stored in a tab (product §5)', () => {
  it('is restored after a reload, also where it is longer than can be saved', () => {
    const purpose = 'p'.repeat(4000)
    expect(begunWith({ ...blank.trip, purpose }).purpose).toBe(purpose)
    const activity = {
      kind: '',
      name: 'n'.repeat(300),
      place: '',
      address: '',
      starts: '',
      ends: '',
      people: 1.5,
      note: '',
    }
    const days = [{ date: '2027-04-01', activities: [activity] }]
    expect(begunWith({ ...blank.trip, days }).days).toEqual(days)
  })

  it('is left alone where it has another type', () => {
    expect(begunWith({ ...blank.trip, purpose: 7 })).toEqual(blank.trip)
    expect(begunWith({ purpose: 'only this' })).toEqual(blank.trip)
    expect(begunWith('nothing')).toEqual(blank.trip)
  })
})
