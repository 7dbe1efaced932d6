import { randomInt } from 'node:crypto'
import { dayInSeoul } from '#contract/days'

// Without the letters and digits that are mistaken for one another when read out.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Letters and digits at random, 5 bits each. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A fresh number that people can read out: the prefix, the Seoul day, and 5 random bits for each of `length` letters. */
export const newNumber = (prefix: string, now: Date, length: number): string =>
  `${prefix}${dayInSeoul(now).slice(2).replaceAll('-', '')}-${randomLetters(length)}`
