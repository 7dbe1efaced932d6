import { randomInt } from 'node:crypto'
import { dayInSeoul } from '#contract/days'

// The alphabet without letters and digits that are mistaken for one another when read out.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Returns random letters and digits, 5 bits each. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Returns a new number that people can read out: the prefix, the Seoul day, and `length` letters of 5 random bits each. */
export const newNumber = (prefix: string, now: Date, length: number): string =>
  `${prefix}${dayInSeoul(now).slice(2).replaceAll('-', '')}-${randomLetters(length)}`
