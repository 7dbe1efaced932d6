import type { Lang } from '#contract/languages'

/** The public pages as this server sends them to a guest who has chosen nothing. */
export interface OwnPages {
  /** The HTML of a page, or undefined where there is none; what it costs counts for the network that asks. */
  html(path: string, language: Lang, network: string): Promise<string | undefined>
}
