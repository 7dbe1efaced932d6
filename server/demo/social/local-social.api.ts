import { Hono } from 'hono'
import type { SocialPerson } from '#server/ports/social'
import type { SocialState } from './local-social.state'

/** Marks a broken connection: the port drops a response with this header. */
export const socialLostHeader = 'x-local-social-lost'

const kakaoProfile = ({ id, name, email }: SocialPerson) => ({
  id: Number(id),
  kakao_account: {
    profile: { nickname: name },
    ...(email && { has_email: true, email, is_email_valid: true, is_email_verified: true }),
  },
})

const naverProfile = ({ id, name, email }: SocialPerson) => ({
  resultcode: '00',
  message: 'success',
  response: { id, name, ...(email && { email }) },
})

/** The responses of each provider, at its own paths and in its own format. */
const sides = {
  kakao: {
    token: '/kakao/oauth/token',
    me: '/kakao/v2/user/me',
    profile: kakaoProfile,
    refusal: { error: 'invalid_grant', error_description: 'authorization code not found', error_code: 'KOE320' },
    refusalStatus: 400,
  },
  naver: {
    token: '/naver/oauth2.0/token',
    me: '/naver/v1/nid/me',
    profile: naverProfile,
    refusal: { error: 'invalid_request', error_description: 'no valid data in session' },
    refusalStatus: 200,
  },
} as const

/** Serves the server-to-server API of the local providers. */
export function localSocialApi(state: SocialState): Hono {
  const api = new Hono()
  for (const [type, side] of Object.entries(sides) as [keyof typeof sides, (typeof sides)['kakao' | 'naver']][]) {
    api.post(side.token, async (c) => {
      const form = new URLSearchParams(await c.req.text())
      const fault = state.nextFault(type, form)
      if (fault === 'error') return c.json({ error: 'server_error' }, 500)
      if (fault === 'lose') return c.json({}, 502, { [socialLostHeader]: '1' })
      if (fault === 'stall') {
        await new Promise<void>((resolve) =>
          c.req.raw.signal.addEventListener('abort', () => resolve(), { once: true }),
        )
      }
      const access_token = state.exchange(type, form)
      if (!access_token) return c.json(side.refusal, side.refusalStatus)
      return c.json({ access_token, token_type: 'bearer', expires_in: 3600, refresh_token: 'local-refresh' })
    })
    api.get(side.me, (c) => {
      const person = state.personOf(type, c.req.header('authorization'))
      if (!person) return c.json({ msg: 'this access token does not exist', code: -401 }, 401)
      return c.json(side.profile(person))
    })
  }
  return api
}
