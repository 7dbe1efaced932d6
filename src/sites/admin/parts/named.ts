import type { BothLanguages } from '#contract/both-languages'

/** Whether a name in one of its languages contains these words; no words match every name. */
export const isNamed = ({ en, ko }: BothLanguages, words: string): boolean =>
  [en, ko].some((each) => each.toLowerCase().includes(words.trim().toLowerCase()))
