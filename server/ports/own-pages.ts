import type { Lang } from '#contract/languages'

/** The public pages as this server sends them to a guest without any settings. */
export interface OwnPages {
  /** Returns the HTML of a page, or undefined where there is none; its cost counts for the network of the client. */
  html(path: string, language: Lang, network: string): Promise<string | undefined>
}
