import { describe, expect, test } from 'vitest'
import { airportWays, terminals, waysIntoTown } from '#contract/pass/airport'
import { districtMinutes, districtPlaces, districts, mapSize, onMap } from '#contract/pass/districts'
import { type Hours, hoursOn, opennessAt, type Schedule } from '#contract/pass/opening'

const hours = (opens: string, last_entry: string, closes: string): Hours => ({ opens, last_entry, closes })
const usual = hours('09:00', '17:00', '18:00')
/** Closed on Tuesdays and on one Thursday; open on one Tuesday. */
const palace: Schedule = {
  week: [usual, usual, null, usual, usual, usual, usual],
  exceptions: [
    { day: '2027-03-09', hours: hours('10:00', '15:00', '16:00'), reason: { en: 'Holiday', ko: '공휴일' } },
    { day: '2027-03-11', hours: null, reason: { en: 'Repairs', ko: '보수' } },
  ],
  as_of: '2026-10-01',
}
const at = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`)
const state = (schedule: Schedule, day: string, time: string) => opennessAt(schedule, at(day, time)).state

describe('open or closed by Seoul’s clock (product §4)', () => {
  // 8 March 2027 is a Monday.
  test.each([
    ['08:59', 'closed'],
    ['09:00', 'open'],
    ['16:59', 'open'],
    ['17:00', 'last_entry_over'],
    ['17:59', 'last_entry_over'],
    ['18:00', 'closed'],
  ])('at %s it is %s', (time, expected) => expect(state(palace, '2027-03-08', time)).toBe(expected))

  test('says until when a visitor is admitted, and when it opens next', () => {
    expect(opennessAt(palace, at('2027-03-08', '12:00'))).toEqual({
      ...{ state: 'open', last_entry: '17:00', closes: '18:00' },
      opens_next: null,
    })
    expect(opennessAt(palace, at('2027-03-08', '07:00')).opens_next).toEqual({ day: '2027-03-08', time: '09:00' })
    // The weekly closing day is skipped, and an exception overrides the weekday.
    expect(opennessAt(palace, at('2027-03-08', '18:00')).opens_next).toEqual({ day: '2027-03-09', time: '10:00' })
    expect(opennessAt(palace, at('2027-03-15', '18:00')).opens_next).toEqual({ day: '2027-03-17', time: '09:00' })
    expect(opennessAt(palace, at('2027-03-10', '17:30')).opens_next).toEqual({ day: '2027-03-12', time: '09:00' })
  })

  test('an exception opens a closed day with its own hours, and closes another day', () => {
    expect(hoursOn(palace, '2027-03-16')).toBeNull()
    expect(hoursOn(palace, '2027-03-09')).toEqual(hours('10:00', '15:00', '16:00'))
    expect(state(palace, '2027-03-09', '15:30')).toBe('last_entry_over')
    expect(state(palace, '2027-03-11', '12:00')).toBe('closed')
  })

  test('the weekday is Seoul’s: Sunday in London can be Monday there', () => {
    expect(opennessAt(palace, new Date('2027-03-15T15:30:00Z')).state).toBe('closed')
    expect(opennessAt({ ...palace, exceptions: [] }, new Date('2027-03-16T00:30:00Z')).state).toBe('closed')
  })

  const bar: Schedule = {
    week: [null, null, null, null, null, hours('18:00', '01:00', '02:00'), null],
    exceptions: [],
    as_of: '2026-10-01',
  }
  test.each([
    ['2027-03-12', '17:59', 'closed'],
    ['2027-03-12', '23:59', 'open'],
    ['2027-03-13', '00:00', 'open'],
    ['2027-03-13', '00:59', 'open'],
    ['2027-03-13', '01:00', 'last_entry_over'],
    ['2027-03-13', '02:00', 'closed'],
    ['2027-03-13', '18:00', 'closed'],
    ['2027-03-14', '00:30', 'closed'],
  ])('hours past midnight: on %s at %s it is %s', (day, time, expected) => expect(state(bar, day, time)).toBe(expected))

  test('hours until midnight, and around the clock', () => {
    const till = (closes: string): Schedule => ({
      week: Array.from({ length: 7 }, () => hours('00:00', '00:00', closes)),
      exceptions: [],
      as_of: '2026-10-01',
    })
    const late: Schedule = { ...bar, week: Array.from({ length: 7 }, () => hours('10:00', '23:30', '00:00')) }
    expect(state(late, '2027-03-12', '23:29')).toBe('open')
    expect(state(late, '2027-03-13', '00:00')).toBe('closed')
    expect(opennessAt(late, at('2027-03-13', '00:00')).opens_next).toEqual({ day: '2027-03-13', time: '10:00' })
    expect(state(till('00:00'), '2027-03-12', '00:00')).not.toBe('closed')
  })
})

describe('from the airport into town (product §4)', () => {
  const kinds = (lands: string, runs: boolean) =>
    waysIntoTown('t1', lands)
      .ways.filter((each) => each.runs === runs)
      .map(({ way }) => way.kind)

  test('by day the trains run, and the night bus does not', () => {
    expect(waysIntoTown('t1', '13:00').ready).toBe('14:00')
    expect(kinds('13:00', true)).toEqual(['express_train', 'all_stop_train', 'limousine_bus', 'taxi'])
    expect(kinds('13:00', false)).toEqual(['night_bus'])
  })

  test('the last departure counts, and a minute later it does not', () => {
    expect(kinds('21:48', true)).toContain('express_train')
    expect(kinds('21:49', true)).not.toContain('express_train')
    expect(waysIntoTown('t1', '21:48').ways[0]?.minutes_left).toBe(0)
  })

  test('after midnight the night bus runs, and the trains show when they start', () => {
    expect(waysIntoTown('t1', '23:30').ready).toBe('00:30')
    expect(kinds('23:30', true)).toEqual(['night_bus', 'taxi'])
    const train = waysIntoTown('t1', '23:30').ways.find(({ way }) => way.kind === 'express_train')
    expect(train?.first_at).toBe('05:23')
    // A last train at 00:12 belongs to the evening before.
    expect(waysIntoTown('gimpo', '23:30').ways[0]).toMatchObject({ runs: true, minutes_left: 2 })
  })

  test.each(terminals)('there is a way into town from %s at every minute', (terminal) => {
    expect(airportWays[terminal].some(({ first }) => first === null)).toBe(true)
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      const { ways } = waysIntoTown(terminal, time)
      expect(ways).toHaveLength(airportWays[terminal].length)
      expect(ways[0]?.runs).toBe(true)
    }
  })
})

describe('the drawn map', () => {
  test('contains every district, and travel times between them are the same in both directions', () => {
    for (const from of districts) {
      const { x, y } = onMap(districtPlaces[from].center)
      expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true)
      for (const to of districts) expect(districtMinutes[from][to]).toBe(districtMinutes[to][from])
    }
    expect(districtMinutes.jongno.jung).toBeLessThan(districtMinutes.jongno.songpa)
  })
})
