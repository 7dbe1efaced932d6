import type { SocialType } from '#contract/social'

/** Somebody as the provider knows them; what it does not say, or does not vouch for, is empty. */
export interface SocialPerson {
  /** The provider's own, of our application: it never changes and means nothing elsewhere. */
  id: string
  name: string
  email: string
}

/** What the provider said. `code` is a short word for the log, never a secret. */
export type SocialAnswer =
  | { kind: 'ok'; person: SocialPerson }
  /** The code is not good: made up, used, too old, or not ours. */
  | { kind: 'refused'; code: string }
  /** No answer, or none that says anything. */
  | { kind: 'unavailable'; code: string }

/** One way to the provider and back; `verifier` is what only the browser that set out can bring. */
export interface SocialTrip {
  state: string
  verifier: string
  /** The page that the provider sends the browser back to. */
  returnTo: string
}

/** A provider that speaks the authorization-code flow of OAuth 2.0. */
export interface SocialProvider {
  /** Where the browser is sent. */
  authorizeUrl(trip: SocialTrip): string
  /** Whom the code stands for; the provider's token is forgotten with it. Throws for nothing that the provider says. */
  whoIs(code: string, trip: SocialTrip): Promise<SocialAnswer>
}

export type Socials = Readonly<Partial<Record<SocialType, SocialProvider>>>
