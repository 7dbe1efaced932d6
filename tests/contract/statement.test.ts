import { expect, test } from 'vitest'
import { asPayer, paidIn } from '#contract/statement'

test('the amounts in a statement’s lines are found, in any bank’s format', () => {
  const text = [
    '날짜\t내용\t입금',
    '2027-03-02\t10:15\t김나루\t+120,000원\t1,250,000',
    '03/02 MAYA LIND 80000',
    '',
    'no sum',
  ].join('\n')
  expect(paidIn(text)).toEqual([
    { line: 2, words: '2027-03-02 10:15 김나루 +120,000원 1,250,000', amounts: [120_000, 1_250_000] },
    { line: 3, words: '03/02 MAYA LIND 80000', amounts: [80_000] },
  ])
})

test('days, times, account numbers and excessive numbers are not taken for amounts', () => {
  expect(paidIn('2027.03.02\t110-234-567890\t10:15:22\t0012345\t99\t99999999999')).toEqual([])
})

test('an endless line is read once and truncated', () => {
  const [line] = paidIn(`1,000 ${'ab '.repeat(200_000)}`)
  expect(line?.words.length).toBeLessThanOrEqual(500)
})

test('names are compared as banks write them', () => {
  expect(asPayer('Maya  Lind-Öst')).toBe('MAYALINDÖST')
  expect(asPayer('김 나루')).toBe('김나루')
})
