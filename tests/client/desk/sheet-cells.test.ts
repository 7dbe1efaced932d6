import { describe, expect, test } from 'vitest'
import { dayIn, listIn, numberIn, timeIn } from '#src/kits/desk/sheet/cells'

describe('a cell', () => {
  test.each([
    ['2027-04-05', '2027-04-05'],
    ['2027.4.5', '2027-04-05'],
    ['2027. 4. 5.', '2027-04-05'],
    ['2027/04/05', '2027-04-05'],
    // As office programs store a day that was typed.
    ['46482', '2027-04-05'],
    ['46482.375', '2027-04-05'],
    ['20270405', '2027-04-05'],
    ['2027년 4월 5일', '2027-04-05'],
    ['２０２７-０４-０５', '2027-04-05'],
    ['2027-04-05T00:00:00', '2027-04-05'],
    ['', ''],
    // A year is no day number, and neither is anything before the first day that can be counted.
    ['2027', '2027'],
    ['0000', '0000'],
    ['00001', '00001'],
    ['2027-02-30', '2027-02-30'],
    ['04/05/2027', '04/05/2027'],
    ['soon', 'soon'],
  ])('with the day %j is read as %j', (cell, day) => expect(dayIn(cell, false)).toBe(day))

  test('with a day of a workbook that counts from 1904 is read as that day', () =>
    expect(dayIn('45020', true)).toBe('2027-04-05'))

  test.each([
    ['09:00', '09:00'],
    ['9:00', '09:00'],
    ['09:00:00', '09:00'],
    ['0.375', '09:00'],
    ['0.77083333333333337', '18:30'],
    ['46482.75', '18:00'],
    ['0', '00:00'],
    ['９：００', '09:00'],
    ['4.1666666666666664E-2', '01:00'],
    ['', ''],
    // Meant as 9:30: as a fraction of a day it would be 07:12.
    ['9.3', '9.3'],
    ['0.99999', '0.99999'],
    ['25:00', '25:00'],
    ['9', '9'],
  ])('with the time %j is read as %j', (cell, time) => expect(timeIn(cell)).toBe(time))

  test.each([
    ['12', 12],
    ['40,000', 40_000],
    ['45.5', 45.5],
    ['1E5', 100_000],
    ['-3', -3],
    ['１２', 12],
    ['', null],
    ['12명', Number.NaN],
    ['1,2', Number.NaN],
  ])('with the number %j is read as %j', (cell, number) => expect(numberIn(cell)).toBe(number))

  test('with a list is read entry by entry', () => expect(listIn('a, b/c;\nd,')).toEqual(['a', 'b', 'c', 'd']))
})
