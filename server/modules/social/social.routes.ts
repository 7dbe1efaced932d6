import type { SocialType } from '#contract/social'
import { social } from '#contract/social'
import { type CallContext, implement } from '#server/http/implement'
import { arrive } from './arrive.service'
import { browserCookie, browserOf } from './browser'
import { depart } from './depart.service'
import { signInSocial, signUpSocial } from './enter.service'
import { link, unlink, waysInto } from './links.service'

async function setOut(deps: Omit<CallContext, 'caller'>, type: SocialType, to: { next?: string; accountId?: string }) {
  const { url, browser } = await depart(deps, type, { ...to, browser: browserOf(deps.header('cookie'), deps.settings) })
  deps.setHeader('Set-Cookie', browserCookie(browser, deps.settings))
  return { url }
}

export const socialRoutes = implement(social, {
  start: ({ params, body }, deps) => setOut(deps, params.social_type, body),
  connect: ({ params }, deps) => setOut(deps, params.social_type, { accountId: deps.caller.id }),
  arrive: ({ params, body }, deps) =>
    arrive(deps, params.social_type, { ...body, browser: browserOf(deps.header('cookie'), deps.settings) }),
  signin: ({ body }, deps) => signInSocial(deps, body),
  signup: ({ body }, deps) => signUpSocial(deps, body),
  ways: (_, { db, caller }) => waysInto(db, caller),
  link: ({ body }, deps) => link(deps, deps.caller, body),
  unlink: ({ params }, deps) => unlink(deps, deps.caller, params.social_type),
})
