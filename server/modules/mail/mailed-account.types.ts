import type { Site } from '#contract/sites/sites'

/** A mail about an account of a site; `path` leads to the relevant page of the site. */
export interface MailedAccount {
  site: Site
  path: string
}
