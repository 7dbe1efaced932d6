import { randomInt } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { SocialType, socialTypes } from '#contract/social'
import { z } from '#contract/zod'
import type { Env } from '#server/http/env'
import { langOfRequest } from '#server/http/errors'
import type { SocialPerson } from '#server/ports/social'
import {
  type AuthorizeRequest,
  authorizePage,
  authorizeStyle,
  freshPerson,
  localPeople,
  wrongAuthorizePage,
} from './local-social.page'
import { localSocialKeys, socialFaults } from './local-social.state'
import type { LocalSocial } from './social.local'

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const Control = z.strictObject({
  social_type: SocialType,
  fault: z.enum(socialFaults),
  times: z.optional(z.number().check(z.int(), z.gte(0), z.lte(100))),
  state: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
})

type Read = (name: string) => string | undefined

/** Returns the parameters that the page was opened with; null unless it redirects to the page registered for the provider. */
function readRequest(type: SocialType, origin: string, of: Read): AuthorizeRequest | null {
  const [redirect_uri = '', state = '', code_challenge = ''] = ['redirect_uri', 'state', 'code_challenge'].map(of)
  if (redirect_uri !== `${origin}/oauth-${type}` || !state || state.length > 200) return null
  return { redirect_uri, state, code_challenge }
}

const someoneNew = (type: SocialType): SocialPerson => {
  const number = String(randomInt(4_000_000_000, 9_000_000_000))
  return {
    id: type === 'kakao' ? number : `local-naver-${number}`,
    name: 'Noa Linden',
    email: `noa-${number}@people.test`,
  }
}

async function leave(local: LocalSocial, origin: string, type: SocialType, c: Context) {
  const form = await c.req.formData()
  const of: Read = (name) => form.get(name)?.toString()
  const request = readRequest(type, origin, of)
  if (!request) return c.html(wrongAuthorizePage(type, langOfRequest(c)), 400)
  const { redirect_uri, state, code_challenge } = request
  const back = new URL(redirect_uri)
  back.searchParams.set('state', state)
  if (of('act') !== 'approve') {
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set('error_description', 'User denied access')
    return c.redirect(back.href, 303)
  }
  const chosen = of('person')
  const person =
    chosen === freshPerson ? someoneNew(type) : (localPeople[type].find(({ id }) => id === chosen) ?? someoneNew(type))
  const challenge = code_challenge || undefined
  back.searchParams.set('code', local.state.grant({ type, person, redirect_uri, state, challenge }))
  return c.redirect(back.href, 303)
}

/**
 * Mounts the local Kakao and Naver under `/dev/social`: the page on which a visitor chooses a person, and `POST
 * /dev/social/control` to make the next exchanges with one of them, or of one sign-in, fail. `origin` is the product's own.
 */
export function mountLocalSocial(app: Hono<Env>, local: LocalSocial, origin: string): void {
  app.get('/dev/social/page.css', (c) => c.body(authorizeStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  for (const type of socialTypes) {
    const path = `/dev/social/${type}/${type === 'kakao' ? 'oauth' : 'oauth2.0'}/authorize`
    app.get(path, (c) => {
      c.header('Content-Security-Policy', policy)
      c.header('Referrer-Policy', 'no-referrer')
      const lang = langOfRequest(c)
      const isOurs = c.req.query('client_id') === localSocialKeys.clientId && c.req.query('response_type') === 'code'
      const request = isOurs ? readRequest(type, origin, (name) => c.req.query(name)) : null
      return request ? c.html(authorizePage(type, lang, request)) : c.html(wrongAuthorizePage(type, lang), 400)
    })
    app.post(`/dev/social/${type}/authorize`, (c) => leave(local, origin, type, c))
  }
  app.post('/dev/social/control', async (c) => {
    const control = z.safeParse(Control, await c.req.json().catch(() => undefined))
    if (!control.success) return c.json({ code: 'INVALID_REQUEST' }, 400)
    const { social_type, fault, times, state } = control.data
    local.state.setFault(social_type, fault, times, state)
    return c.json({ ok: true })
  })
}
