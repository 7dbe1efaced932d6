import { cut } from '#contract/cut'

/** Returns a text from an address, cleaned and shortened: anyone can write an address. */
export const shownText = (search: URLSearchParams, name: string, most: number): string =>
  cut((search.get(name) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim(), most)
