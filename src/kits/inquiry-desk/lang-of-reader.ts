import type { DeskThread } from '#contract/inquiry-desk'
import { type LanguageCode, langOf } from '#contract/languages'

/** The language in which the person who asked gets the answer. */
export const langOfReader = ({ lang }: DeskThread) => langOf(lang as LanguageCode)
