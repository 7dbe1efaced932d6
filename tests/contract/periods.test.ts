import { expect, test } from 'vitest'
import { instantInSeoul } from '#contract/days'
import { confirmationDay, depositConfirmationDay, depositDeadline } from '#contract/periods'

const paid = instantInSeoul('2027-03-02', '12:00').getTime()

test.each([
  ['within 3 days', ['2027-04-01'], '2027-03-05'],
  ['by the day before an earlier departure', ['2027-03-05'], '2027-03-04'],
  ['on the same day for a tour tomorrow', ['2027-03-03'], '2027-03-02'],
  ['on the same day for a payment on the day itself', ['2027-03-02'], '2027-03-02'],
  ['before the first of several departures', ['2027-04-01', '2027-03-04'], '2027-03-03'],
])('a payment is confirmed %s (product §4)', (_, dates, day) => {
  expect(confirmationDay(paid, dates)).toBe(day)
})

test('a day begins at midnight in Seoul, also for a payment', () => {
  expect(confirmationDay(instantInSeoul('2027-03-03').getTime() - 1, ['2027-04-01'])).toBe('2027-03-05')
  expect(confirmationDay(instantInSeoul('2027-03-03').getTime(), ['2027-04-01'])).toBe('2027-03-06')
})

test.each([
  ['2027-04-01', '2027-03-08'],
  ['2027-03-03', '2027-03-02'],
])('a transfer for %s that arrives in time is confirmed by %s', (date, day) => {
  const deadline = depositDeadline(paid, [instantInSeoul(date).getTime()])
  expect(depositConfirmationDay(deadline, [date])).toBe(day)
})
