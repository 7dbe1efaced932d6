import type { Site } from '#contract/sites/sites'

/** A mail about an account: it names the site, and `path` leads to the site's page for what it says. */
export interface MailedAccount {
  site: Site
  path: string
}
