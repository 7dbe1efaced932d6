import type { SocialType } from '#contract/social'

/** A person as the provider knows them; what it does not state or has not verified is empty. */
export interface SocialPerson {
  /** The provider's id of the person for this application: it never changes and means nothing elsewhere. */
  id: string
  name: string
  email: string
}

/** The provider's answer. `code` is a short word for the log, never a secret. */
export type SocialAnswer =
  | { kind: 'ok'; person: SocialPerson }
  /** The code is not valid: made up, used, expired, or issued to another application. */
  | { kind: 'refused'; code: string }
  /** No response, or none that can be interpreted. */
  | { kind: 'unavailable'; code: string }

/** One round trip to the provider; `verifier` is known only to the browser that started it. */
export interface SocialTrip {
  state: string
  verifier: string
  /** The page that the provider sends the browser back to. */
  returnTo: string
}

/** A provider that speaks the authorization-code flow of OAuth 2.0. */
export interface SocialProvider {
  /** Returns the address that the browser is sent to. */
  authorizeUrl(trip: SocialTrip): string
  /**
   * Returns the person that the code was issued for; the provider's token is dropped. Never throws for what the provider answers.
   */
  whoIs(code: string, trip: SocialTrip): Promise<SocialAnswer>
}

export type Socials = Readonly<Partial<Record<SocialType, SocialProvider>>>
