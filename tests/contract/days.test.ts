import { TZDate, tz } from '@date-fns/tz'
import {
  addYears,
  addDays as andDays,
  differenceInCalendarDays,
  differenceInYears,
  format,
  isValid,
  parse,
} from 'date-fns'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayAt,
  dayInSeoul,
  daysBetween,
  daysFrom,
  daysLater,
  daysOf,
  fullYears,
  instantInSeoul,
  isDay,
  isMomentWithin,
  monthOf,
  mostDays,
  travelDays,
  weekdayOf,
  yearsLater,
} from '#contract/days'

fc.configureGlobal({ seed: 20261122 })

const seoul = tz('Asia/Seoul')
const iso = (at: Date) => format(at, 'yyyy-MM-dd')
const inUtc = (day: string) => new TZDate(`${day}T00:00:00Z`, 'UTC')
/** Any four-digit-year day from 1900 on, with a bias to the limits. */
const day = fc
  .integer({ min: 0, max: differenceInCalendarDays(inUtc('9999-12-31'), inUtc('1900-01-01')) })
  .map((days) => iso(andDays(inUtc('1900-01-01'), days)))
/** Since Korea has had one time all year. */
const instant = fc.date({ min: new Date('1989-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })
const odd = fc.oneof(
  fc.constantFrom(
    '',
    '9999-12-32',
    '2027-02-29',
    '1899-12-31',
    '+010000-01-01',
    '2027-1-1',
    '2027-03-01T00:00',
    '２０２７-03-01',
  ),
  fc.string(),
)

describe('date arithmetic agrees with date-fns', () => {
  test('adding and counting days, within the supported days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (from, days) => {
        const there = iso(andDays(inUtc(from), days))
        if (there < '1900-01-01' || there.length > 10) {
          expect(() => addDays(from, days)).toThrow(RangeError)
          return
        }
        expect(addDays(from, days)).toBe(there)
        expect(daysBetween(from, there)).toBe(days)
        expect(weekdayOf(there)).toBe(inUtc(there).getDay())
      }),
    )
  })

  test('the day of an instant in Seoul, and the instant of a day in Seoul', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 1439 }), (at, minutes) => {
        const day = format(seoul(at), 'yyyy-MM-dd')
        expect(dayInSeoul(at)).toBe(day)
        expect(dayInSeoul(at.getTime())).toBe(day)
        const time = [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
        const there = parse(`${day} ${time}`, 'yyyy-MM-dd HH:mm', at, { in: seoul })
        expect(instantInSeoul(day, time).getTime()).toBe(there.getTime())
      }),
    )
  })

  test('months and ages', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const { from, to } = monthOf(one)
        expect([from.slice(0, 7), from.slice(8)]).toEqual([one.slice(0, 7), '01'])
        expect(to.slice(0, 7)).toBe(one.slice(0, 7))
        expect(Number(to.slice(8))).toBe(new Date(Number(one.slice(0, 4)), Number(one.slice(5, 7)), 0).getDate())
        const [born, on] = [one, other].toSorted() as [string, string]
        expect(fullYears(born, on)).toBe(differenceInYears(inUtc(on), inUtc(born)))
      }),
    )
  })

  test('instants a number of days and years later; 29 February becomes 1 March in other years', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -80, max: 0 }), (at, years) => {
        const later = yearsLater(at, years)
        const expected = addYears(new TZDate(at, 'UTC'), years).getTime()
        const leaps = at.toISOString().slice(5, 10) === '02-29' && later.toISOString().slice(5, 10) === '03-01'
        expect(later.getTime()).toBe(expected + (leaps ? 86_400_000 : 0))
        expect(daysLater(at, years).getTime()).toBe(andDays(new TZDate(at, 'UTC'), years).getTime())
      }),
    )
  })

  test('which text is a valid day', () => {
    fc.assert(
      fc.property(fc.oneof(day, odd), (text) => {
        const real = /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= '1900' && isValid(parse(text, 'yyyy-MM-dd', 0))
        expect(isDay(text)).toBe(real)
      }),
    )
  })
})

describe('date arithmetic cannot wrap around or loop endlessly', () => {
  test('it throws where the result would leave the four-digit years, and for an invalid day', () => {
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31')
    for (const days of [1, 1e6, 1e12, 1e300, Number.POSITIVE_INFINITY, Number.NaN])
      expect(() => addDays('9999-12-31', days)).toThrow(RangeError)
    expect(() => addDays('1900-01-01', -1)).toThrow(RangeError)
    expect(() => dayInSeoul(8.64e15)).toThrow(RangeError)
    expect(() => dayInSeoul(Number.NaN)).toThrow(RangeError)
    expect(() => daysLater(new Date('9999-12-31T12:00:00Z'), 1)).toThrow(RangeError)
    expect(() => yearsLater(new Date('9999-12-31T12:00:00Z'), 1)).toThrow(RangeError)
    expect(() => instantInSeoul('2027-03-01', '9')).toThrow(RangeError)
    fc.assert(fc.property(odd, (text) => void expect(() => dayAt(text)).toThrow(RangeError)))
  })

  test('days are iterated in order, each once, and never more than the maximum', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: mostDays }), (first, count) => {
        if (daysBetween(first, '9999-12-31') < count - 1) {
          expect(() => daysFrom(first, count)).toThrow(RangeError)
          return
        }
        const days = daysFrom(first, count)
        expect(days).toEqual([...new Set(days)].toSorted())
        expect(days).toHaveLength(count)
        expect(days[0] ?? first).toBe(first)
      }),
      { numRuns: 30 },
    )
    expect(daysOf({ from: '9999-12-30', to: '9999-12-31' })).toEqual(['9999-12-30', '9999-12-31'])
    expect(daysOf({ from: '2027-03-02', to: '2027-03-01' })).toEqual([])
    expect(() => daysOf({ from: '1900-01-01', to: '9999-12-31' })).toThrow(RangeError)
    expect(() => daysFrom('2027-03-01', Number.NaN)).toThrow(RangeError)
  })

  test('every day that the contract accepts leaves room for all that is calculated from it', () => {
    expect(daysFrom(travelDays.last, mostDays)).toHaveLength(mostDays)
    expect(addDays(travelDays.first, -mostDays)).toBeTruthy()
    expect(isMomentWithin(`${travelDays.last}T23:59:59.999+09:00`, travelDays)).toBe(true)
    expect(isMomentWithin(`${travelDays.last}T23:59:59.999Z`, travelDays)).toBe(false)
    expect(isMomentWithin('not an instant', travelDays)).toBe(false)
  })
})
