import { describe, expect, it } from 'vitest'
import type { ViewerDay } from '#contract/fair/viewer'
import { bellsBetween, countdownOf, isMoving, offsetOf, runningAt, spansOf } from '#src/sites/fair/viewer/parts/clock'
import { fitOf } from '#src/sites/fair/viewer/parts/fit'

const slot = (id: string, starts: string, ends: string) => ({ id, day: '2027-03-02', starts, ends })
const day = { slots: [slot('one', '10:00', '10:25'), slot('two', '10:30', '10:55')], late: { b: 10 } }
const at = (time: string) => Date.parse(`2027-03-02T${time}+09:00`)

describe('the clock of the halls', () => {
  it('follows the server’s, minus half of the round trip', () => {
    expect(offsetOf(1_000, 1_400, new Date(6_200).toISOString())).toBe(5_000)
  })

  it('knows the current and the next slot, and that between two slots none is current', () => {
    const spans = spansOf(day, 'a')
    expect(runningAt(spans, at('10:00:00')).running?.slot.id).toBe('one')
    expect(runningAt(spans, at('10:25:00'))).toMatchObject({ running: null, next: { slot: { id: 'two' } } })
    expect(runningAt(spans, at('10:55:00'))).toEqual({ running: null, next: null })
  })

  it('asks the hall to move between two slots, and neither in a slot nor hours before the first one', () => {
    const spans = spansOf(day, 'a')
    const moving = ['02:07:00', '09:49:59', '09:50:00', '10:05:00', '10:26:00', '10:56:00'].filter((time) =>
      isMoving(runningAt(spans, at(time)), at(time)),
    )
    expect(moving).toEqual(['09:50:00', '10:26:00'])
  })

  it('delays a hall by the minutes that it runs late, and no other', () => {
    expect(runningAt(spansOf(day, 'b'), at('10:05:00')).running).toBeNull()
    expect(runningAt(spansOf(day, 'b'), at('10:30:00')).running?.slot.id).toBe('one')
  })

  it('rings two minutes before the end and at the end, each once however the ticks fall', () => {
    const spans = spansOf(day, null)
    const ticks = Array.from({ length: 3_600 / 7 }, (_, tick) => at('09:58:00') + tick * 7_000)
    const rung = ticks.slice(1).flatMap((now, tick) => bellsBetween(spans, ticks[tick] ?? now, now))
    expect(rung).toEqual(['soon', 'end', 'soon', 'end'])
  })

  it('counts hours, minutes and seconds down to zero', () => {
    expect([34_741_000, 3_600_000, 3_599_000].map(countdownOf)).toEqual(['9:39:01', '1:00:00', '59:59'])
    expect([countdownOf(125_000), countdownOf(59_001), countdownOf(0), countdownOf(-5)]).toEqual([
      '02:05',
      '01:00',
      '00:00',
      '00:00',
    ])
  })
})

describe('the letters of the big screen', () => {
  const halls = [{ id: 'a' }, { id: 'b' }]
  const meetings = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({
      id: String(nth),
      hall: 'a',
      slot_id: 'one',
      buyer: { en: 'A Health Travel Company', ko: '헬스트래블' },
      seller: { en: 'A General Hospital', ko: '종합병원' },
    }))
  const of = (count: number) => ({ ...day, halls, meetings: meetings(count) }) as unknown as ViewerDay
  const now = at('10:05:00')
  const inEnglish = (name: { en: string }) => name.en
  const sizes = (size: string) => [...size.matchAll(/[\d.]+/g)].map(Number)

  it('are smaller the more meetings a hall has, and all lines fit below the header', () => {
    const [few, many] = [fitOf(of(4), halls, now, inEnglish), fitOf(of(24), halls, now, inEnglish)]
    expect(sizes(few.size)[0]).toBeGreaterThan(sizes(many.size)[0] ?? 0)
    expect((sizes(many.size)[0] ?? 0) * Math.ceil(24 / (many.columns.a ?? 1)) * 1.75).toBeLessThan(88)
  })

  it('are listed in more columns where a hall has more meetings, and are larger if only one hall is shown', () => {
    const [both, one] = [fitOf(of(24), halls, now, inEnglish), fitOf(of(24), [{ id: 'a' }], now, inEnglish)]
    expect(both.columns).toEqual({ a: 2, b: 1 })
    expect(one.columns).toEqual({ a: 2 })
    expect(sizes(one.size)[0]).toBeGreaterThanOrEqual(sizes(both.size)[0] ?? 0)
    expect(sizes(one.size)[1]).toBeGreaterThan(sizes(both.size)[1] ?? 0)
  })

  it('are smaller where the names are longer', () => {
    const wide = (name: (name: { en: string; ko: string }) => string) => sizes(fitOf(of(4), halls, now, name).size)[1]
    expect(wide(({ en }) => en)).toBeLessThan(wide(({ ko }) => ko) ?? 0)
  })

  it('are known for a day without halls', () => {
    expect(sizes(fitOf(of(0), [], now, inEnglish).size).every(Number.isFinite)).toBe(true)
  })
})
