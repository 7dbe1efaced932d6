import { dayInSeoul } from '#contract/days'
import type { Endpoint } from '#contract/endpoint'
import type { RefusalCode } from '#contract/refusal'
import { type Site, siteOfArea, siteRecords } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/modules/accounts/session.service'
import { Refusal } from '#server/refusal'
import type { Limits } from './limits'

/** Refusals because a secret was wrong or no longer valid. */
const wrong: ReadonlySet<RefusalCode> = new Set([
  'auth.signinFailed',
  'auth.codeWrong',
  'auth.codeExpired',
  'auth.passwordWrong',
  'auth.factorWrong',
  'auth.linkExpired',
  'guest.notFound',
  'education.invitation',
  'mice.invitationUnknown',
  'survey.codeUnknown',
  'survey.linkUnknown',
])

/** Whom a request is about, by its own query and body. */
export interface Subject {
  email?: unknown
  phone?: unknown
  /** The site of an account. */
  site?: unknown
}

/** The owner of an account: a site and an address. */
interface Owner {
  site: Site
  email: string
}

/** Takes back that a request was counted for its network. */
type Uncount = (() => Promise<void>) | undefined

/** Whose secret a request tries, and from where. */
export interface About {
  who: string
  from: string
  /** The address or number that the secret was for; a correct secret proves that the sender owns it. */
  meant: string | undefined
  /** The signed-in user. */
  caller: Owner | null
  /** The owner of the account that the request names. */
  named: Owner | null
}

/**
 * Counts a request for its caller and for the person it is about. Throws 429 when that is too many, also when the recipient of a
 * message can receive no more for now. A request beyond the caller's own limit does not count for the network.
 */
export async function countAbout(
  { limit, attempts, sends }: Endpoint,
  limits: Limits,
  { caller, ip, subject, uncount }: { caller: Caller | null; ip: string; subject: Subject; uncount?: Uncount },
): Promise<About> {
  const means = subject.email ?? subject.phone
  const meant = typeof means === 'string' ? means : undefined
  if (limit && caller) {
    try {
      await limits.countAbout(limit, caller.id)
    } catch (error) {
      // One member beyond their own limit must not use up that of everyone else in the network.
      if (error instanceof Refusal) await uncount?.()
      throw error
    }
  }
  if (limit && !attempts && meant) await limits.countAbout(limit, meant, ip)
  if (sends && meant && !(await limits.maySend(meant, ip))) throw new Refusal(429, 'general.tooMany')
  const site = subject.site as Site | undefined
  const home = caller && siteOfArea(caller.area)
  return {
    who: caller?.id ?? `${site ? siteRecords[site].area : 'guest'} ${meant ?? ip}`,
    from: ip,
    meant: sends ? undefined : meant,
    caller: home ? { site: home, email: caller.email } : null,
    named: site && meant ? { site, email: meant } : null,
  }
}

/**
 * Runs a request that tries a secret: only wrong ones count. After many in a day the owner gets an email. Addresses without an
 * account are treated the same, so that the two cannot be distinguished.
 */
export async function attempted(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  limits: Limits,
  { who, from, meant, caller, named }: About,
  work: () => unknown,
): Promise<unknown> {
  const attempt = await limits.attempt(who, from)
  try {
    const done = await work()
    await attempt.right()
    if (meant) await limits.prove(meant, from)
    return done
  } catch (error) {
    if (!(error instanceof Refusal) || !wrong.has(error.code)) await attempt.right()
    else {
      // No one is notified of codes mistyped by visitors without a session: they may have no account yet.
      const owner = caller ?? (error.code === 'auth.signinFailed' ? named : null)
      const isWarned = await attempt.wrong()
      if (owner && isWarned) {
        const once = `${siteRecords[owner.site].area} ${owner.email} ${dayInSeoul(clock.now())}`
        await jobs.enqueue(db, 'wrong-attempts', owner, { once })
      }
    }
    throw error
  }
}
