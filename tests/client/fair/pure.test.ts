import { describe, expect, test } from 'vitest'
import type { CalendarSlot } from '#contract/fair/calendar'
import type { FairEdition } from '#contract/fair/edition'
import type { ProgramItem } from '#contract/fair/program'
import { countdownOf } from '#src/kits/exhibition/countdown'
import { eventData } from '#src/kits/exhibition/event-data'
import { proposedRow } from '#src/sites/fair/desk-setup/parts/slot-proposal'
import { openingDay } from '#src/sites/fair/meetings/parts/own-calendar'
import { slotsBehind, slotsNow } from '#src/sites/fair/meetings/parts/own-meetings'
import { boardOf } from '#src/sites/fair/program/board-grid'

const both = (text: string) => ({ en: text, ko: text })
const days = ['2027-03-02', '2027-03-03', '2027-03-05'].map((day) => ({ day, opens: '09:30', closes: '17:30' }))
const fair = (today: string) =>
  ({
    year: 2027,
    today,
    figures: { name: both('The Fair'), venue: { name: both('The Hall'), address: both('Busan') }, days },
  }) as FairEdition

describe('the countdown, by the server’s day (product §3)', () => {
  test.each([
    ['2027-02-20', { state: 'before', days: 10 }],
    ['2027-03-01', { state: 'before', days: 1 }],
    ['2027-03-02', { state: 'running', day: 1, of: 3 }],
    ['2027-03-04', { state: 'between', days: 1 }],
    ['2027-03-05', { state: 'running', day: 3, of: 3 }],
    ['2027-03-06', { state: 'over' }],
  ])('on %s', (today, expected) => {
    expect(countdownOf(fair(today))).toEqual(expected)
  })

  test('of a fair without days has ended', () => {
    const without = fair('2027-03-02')
    expect(countdownOf({ ...without, figures: { ...without.figures, days: [] } })).toEqual({ state: 'over' })
  })
})

test('search engines read an event with its place, its days in Seoul and its organizer', () => {
  const at = {
    lang: 'en',
    url: 'https://naru.test/fair',
    origin: 'https://naru.test',
    about: 'About it',
    picture: '/social/fair.png',
  } as const
  expect(eventData(fair('2027-03-02'), at)).toMatchObject({
    '@type': 'BusinessEvent',
    name: 'The Fair 2027',
    startDate: '2027-03-02T09:30:00+09:00',
    endDate: '2027-03-05T17:30:00+09:00',
    location: { '@type': 'Place', name: 'The Hall', address: { addressCountry: 'KR' } },
    organizer: { '@type': 'Organization', name: 'The Fair' },
  })
})

test('a day’s board has a column for each place, halls first, and no two items of a column in one cell', () => {
  const item = (id: string, hall: string | null, starts: string, ends: string) =>
    ({ id, hall, place: both(`${hall ?? 'outside'}`), starts, ends }) as ProgramItem
  const given = [
    item('a', 'b', '09:30', '10:00'),
    item('b', 'b', '10:00', '10:45'),
    item('c', null, '10:00', '16:00'),
    item('d', 'a', '10:15', '10:25'),
  ]
  const { columns, placed, times } = boardOf(given)
  expect(columns.map(({ place }) => place.en)).toEqual(['a', 'b', 'outside'])
  expect(times).toEqual(['09:30', '10:00', '10:30', '11:00', '16:00'])
  expect(placed.map(({ item: { id }, column, from, to }) => [id, column, from, to])).toEqual([
    ['a', 2, 1, 2],
    ['b', 2, 2, 4],
    ['c', 3, 2, 5],
    ['d', 1, 2, 3],
  ])
})

describe('the day that a company’s calendar opens with', () => {
  const calendar = [
    ['2027-03-02', true],
    ['2027-03-03', true],
    ['2027-03-05', false],
  ].map(([day, past]) => ({ slot: { day }, past }) as CalendarSlot)
  test.each([
    ['today, while its last meeting is running', calendar, '2027-03-03', '2027-03-03'],
    ['the next day of the fair, between two days', calendar, '2027-03-04', '2027-03-05'],
    ['the last day, after the fair', calendar.slice(0, 2), '2027-03-06', '2027-03-03'],
    ['none, without slots', [], '2027-03-03', ''],
  ])('is %s', (_, slots, today, expected) => {
    expect(openingDay(slots, today)).toBe(expected)
  })
})

test('times are proposed where there is room for them, as many as end before the day closes', () => {
  const day = (nth: number) => ({ day: `2027-03-0${nth}`, opens: '09:30', closes: '17:30' })
  const slot = (nth: number, starts: string, ends: string) => ({ day: day(nth).day, starts, ends })
  const days = [day(1), day(2)]
  const usual = { minutes: 25, pause: 5 }
  expect(proposedRow(days, [])).toEqual({ ...usual, day: '2027-03-01', first: '09:30', count: 8 })
  const morning = slot(1, '10:00', '16:00')
  expect(proposedRow(days, [morning])).toEqual({ ...usual, day: '2027-03-02', first: '09:30', count: 8 })
  expect(proposedRow(days.slice(0, 1), [morning])).toMatchObject({ first: '16:00', count: 3 })
  // Half an hour and a bit: one fits without the pause after it.
  expect(proposedRow(days.slice(0, 1), [slot(1, '10:00', '17:05')])).toMatchObject({ first: '17:05', count: 1 })
  const full = slot(1, '10:00', '17:20')
  expect(proposedRow(days, [full, slot(2, '10:00', '15:00')])).toMatchObject({ day: '2027-03-02', count: 5 })
  expect(proposedRow(days.slice(0, 1), [full])).toMatchObject({ day: '2027-03-01', count: 1 })
})

test('meetings are behind the reader once they have begun, the last one half an hour after its end', () => {
  const slot = (id: string, starts: string, past: boolean, late_minutes = 0) =>
    ({
      slot: { id, day: '2027-03-03', starts, ends: `${starts.slice(0, 3)}25` },
      state: 'open',
      past,
      late_minutes,
    }) as CalendarSlot
  const calendar = [
    slot('a', '09:00', true),
    slot('b', '10:00', true),
    slot('c', '11:00', true),
    slot('d', '12:00', false),
  ]
  const at = (time: string, slots = calendar) => [...slotsBehind(slots, Date.parse(`2027-03-03T${time}+09:00`))]
  expect(at('11:10')).toEqual(['a', 'b'])
  expect(at('11:54')).toEqual(['a', 'b'])
  expect(at('11:55')).toEqual(['a', 'b', 'c'])
  expect(at('12:04', [slot('late', '11:00', true, 10)])).toEqual([])
  expect(at('12:05', [slot('late', '11:00', true, 10)])).toEqual(['late'])
  expect(at('11:10', calendar.slice(3))).toEqual([])
})

test('a slot runs until its end, moved by the delay of its hall', () => {
  const slot = (id: string, past: boolean, late_minutes = 0) =>
    ({ slot: { id, day: '2027-03-03', starts: '10:00', ends: '10:25' }, past, late_minutes }) as CalendarSlot
  const calendar = [slot('begun', true), slot('late', true, 10), slot('ahead', false)]
  const at = (time: string) => [...slotsNow(calendar, Date.parse(`2027-03-03T${time}+09:00`))]
  expect(at('10:24')).toEqual(['begun', 'late'])
  expect(at('10:34')).toEqual(['late'])
  expect(at('10:35')).toEqual([])
})
