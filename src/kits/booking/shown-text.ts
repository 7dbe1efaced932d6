import { cut } from '#contract/cut'

/** Text from an address, as far as it is worth showing: anybody can write there. */
export const shownText = (search: URLSearchParams, name: string, most: number): string =>
  cut((search.get(name) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim(), most)
