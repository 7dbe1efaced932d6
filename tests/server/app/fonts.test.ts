import { expect, test } from 'vitest'
import { textLanguages } from '#contract/languages'
import { ownName } from '#src/kits/page/use-languages'
import { readTexts, slicesOf } from '../../../scripts/vite/font-characters'
import { rangeOf } from '../../../scripts/vite/font-slices'

test('every syllable of the product is in exactly one slice', () => {
  const texts = readTexts()
  const { hangul } = slicesOf(texts)
  const used = new Set([...texts.join('')].filter((each) => each >= '가' && each <= '힣'))
  const sliced = [...hangul.join('')]
  expect(new Set(sliced)).toEqual(used)
  expect(sliced).toHaveLength(used.size)
})

test('the same texts are sliced the same way', () => {
  expect(slicesOf(readTexts())).toEqual(slicesOf(readTexts()))
})

test('the most used syllables and those of several texts come first, and the rarest are with the others of their text', () => {
  const often = Array.from({ length: 500 }, (_, at) => String.fromCharCode(0xac00 + at)).join('')
  const { latin, hangul } = slicesOf([often.repeat(9), often, `${often}뷁쀍`, '뷁', '힣쀍', '뷁→日'])
  expect(hangul).toEqual([`${often}뷁쀍`, '힣'])
  expect(latin).toContain('→')
  expect(latin).not.toContain('日')
})

test('the text of every footer’s Korean link is in the slice that every page loads', () => {
  const { latin } = slicesOf([])
  const names = textLanguages.map(ownName).join('')
  expect(names).toMatch(/[가-힣]/)
  expect([...names].filter((each) => !latin.includes(each))).toEqual([])
})

test('code points are written as CSS has them', () => {
  expect(rangeOf('cab z')).toBe('U+20,U+61-63,U+7a')
})
