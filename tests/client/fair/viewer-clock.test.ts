import { describe, expect, it } from 'vitest'
import type { ViewerDay } from '#contract/fair/viewer'
import { bellsBetween, countdownOf, isMoving, offsetOf, runningAt, spansOf } from '#src/sites/fair/viewer/parts/clock'
import { type BoardPage, boardPages, pageAt } from '#src/sites/fair/viewer/parts/fit'

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

describe('the pages of the big screen', () => {
  const halls = [{ id: 'a' }, { id: 'b' }]
  const meetings = (count: number, hall = 'a', slot_id = 'one') =>
    Array.from({ length: count }, (_, nth) => ({
      id: `${hall} ${slot_id} ${nth}`,
      hall,
      slot_id,
      buyer: { en: 'A Health Travel Company', ko: '헬스트래블' },
      seller: { en: 'A General Hospital', ko: '종합병원' },
    }))
  const of = (...all: ReturnType<typeof meetings>[]) =>
    ({ ...day, halls, meetings: all.flat() }) as unknown as ViewerDay
  const now = at('10:05:00')
  const inEnglish = (name: { en: string }) => name.en
  const pages = (
    screen: ViewerDay,
    shown: { id: string }[] = halls,
    name: (name: { en: string; ko: string }) => string = inEnglish,
  ) => boardPages(screen, shown, now, name)
  /** The letters in percent of the screen's height. */
  const letters = ({ size }: BoardPage) => Number(/[\d.]+(?=vh)/.exec(size)?.[0])
  /** Which meetings a list shows over all pages, by their place in it. */
  const listed = (all: BoardPage[], hall: string, list: 'running' | 'next') =>
    all.flatMap(({ parts }) => {
      const [from, to] = parts[hall]?.[list] ?? [0, 0]
      return Array.from({ length: to - from }, (_, nth) => from + nth)
    })

  it('are one with large letters while there are few meetings', () => {
    const [page, ...others] = pages(of(meetings(3), meetings(2, 'b'), meetings(2, 'a', 'two')))
    expect(others).toEqual([])
    expect(page && letters(page)).toBeGreaterThan(4)
    expect(page?.parts).toMatchObject({ a: { running: [0, 3], next: [0, 2] } })
  })

  it.each([8, 24, 50, 120])(
    'keep letters that are read from ten meters with %i meetings in a hall, and show each once',
    (count) => {
      const all = pages(of(meetings(count), meetings(3, 'b'), meetings(count, 'a', 'two')))
      for (const page of all) {
        expect(letters(page)).toBeGreaterThanOrEqual(3.2)
        const [from, to] = page.parts.a?.running ?? page.parts.a?.next ?? [0, 0]
        const rows = Math.ceil((to - from) / (page.columns.a ?? 1))
        expect(
          letters(page) * (4.2 + rows * (page.lines === 2 ? 2.9 : 1.7)),
          'all rows fit below the header',
        ).toBeLessThan(88)
      }
      const every = Array.from({ length: count }, (_, nth) => nth)
      expect(listed(all, 'a', 'running')).toEqual(every)
      expect(listed(all, 'a', 'next')).toEqual(every)
    },
  )

  it('are fewer if only one hall is shown', () => {
    const screen = of(meetings(24), meetings(24, 'b'))
    expect(pages(screen, [{ id: 'a' }]).length).toBeLessThan(pages(screen).length)
  })

  it('have larger letters where the names are shorter', () => {
    const size = (name: (name: { en: string; ko: string }) => string) =>
      letters(pages(of(meetings(4)), halls, name)[0] as BoardPage)
    expect(size(({ en }) => en)).toBeLessThan(size(({ ko }) => ko))
  })

  it('keep their letters with a name that is longer than a column', () => {
    for (const page of pages(of(meetings(4)), halls, () => 'A name that never ends, '.repeat(5)))
      expect(letters(page)).toBeGreaterThanOrEqual(3.2)
  })

  it('show two halls beside each other, and others on pages of their own', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    const all = pages(of(meetings(2), meetings(2, 'd')), four)
    expect(all.map(({ columns }) => Object.keys(columns))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('turn every eight seconds by the clock of the server, and begin again', () => {
    const three = [1, 2, 3] as unknown as BoardPage[]
    expect([0, 7_999, 8_000, 16_000, 24_000].map((time) => pageAt(three, time))).toEqual([0, 0, 1, 2, 0])
  })

  it('are none on a day without halls', () => {
    expect(pages(of(), [])).toEqual([])
    expect(pageAt([], now)).toBe(0)
  })
})
