import type { SocialProvider } from './social'
import { oauthProvider, type SocialKeys, type SocialOptions } from './social.oauth'

interface NaverProfile {
  resultcode?: string
  response?: { id?: string; name?: string; email?: string }
}

/** Naver Login, API 2.0, which has no PKCE and requires the state again with the code. */
export const naver = (keys: SocialKeys, options: SocialOptions = {}): SocialProvider =>
  oauthProvider(
    {
      ...keys,
      authorize: `${options.base ?? 'https://nid.naver.com'}/oauth2.0/authorize`,
      token: `${options.base ?? 'https://nid.naver.com'}/oauth2.0/token`,
      me: `${options.base ?? 'https://openapi.naver.com'}/v1/nid/me`,
      pkce: false,
      read: ({ resultcode, response }: NaverProfile) =>
        resultcode === '00' && response?.id
          ? { id: response.id, name: response.name ?? '', email: response.email ?? '' }
          : null,
    },
    options,
  )
