import { dayInSeoul } from '#contract/days'
import type { Area, Endpoint } from '#contract/endpoint'
import type { RefusalCode } from '#contract/refusal'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/modules/accounts/session.service'
import { Refusal } from '#server/refusal'
import type { Limits } from './limits'

/** What is refused because a secret was wrong, or good no more. */
const wrong: ReadonlySet<RefusalCode> = new Set([
  'auth.signinFailed',
  'auth.codeWrong',
  'auth.codeExpired',
  'auth.passwordWrong',
  'auth.linkExpired',
  'guest.notFound',
])

/** Whom a call says that it is about. */
export interface Told {
  email?: unknown
  phone?: unknown
  area?: unknown
}

/** Whose secret a call tries, from where, and where the owner has an account: in an area, under an address. */
export interface About {
  who: string
  from: string
  /** The address or number that the secret was for, which is theirs who know it. */
  meant: string | undefined
  owner: { area: Area; email: string } | null
}

/**
 * Counts a call for whoever makes it and for whom it is about; throws 429 where that is too many, also where the one whom
 * it sends something to gets no more for now.
 */
export async function countAbout(
  { limit, attempts, sends }: Endpoint,
  limits: Limits,
  { caller, ip, told }: { caller: Caller | null; ip: string; told: Told },
): Promise<About> {
  const means = told.email ?? told.phone
  const meant = typeof means === 'string' ? means : undefined
  if (limit && !attempts) {
    if (caller) await limits.countAbout(limit, caller.id)
    if (meant) await limits.countAbout(limit, meant, ip)
  }
  if (limit && attempts && caller) await limits.countAbout(limit, caller.id)
  if (sends && meant && !(await limits.maySend(meant, ip))) throw new Refusal(429, 'general.tooMany')
  const area = (told.area as Area | undefined) ?? 'member'
  const owner = caller ?? (told.area && meant ? { area, email: meant } : null)
  return { who: caller?.id ?? `${area} ${meant ?? ip}`, from: ip, meant: sends ? undefined : meant, owner }
}

/**
 * Runs a call in which a secret is tried: only wrong ones count. Once there were many in a day the owner is written to, and
 * for an address without an account the same is done, so that nobody can tell them apart.
 */
export async function attempted(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  limits: Limits,
  { who, from, meant, owner }: About,
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
    else if ((await attempt.wrong()) && owner) {
      const { area, email } = owner
      const once = `${area} ${email} ${dayInSeoul(clock.now())}`
      await jobs.enqueue(db, 'wrong-attempts', { area, email }, { once })
    }
    throw error
  }
}
