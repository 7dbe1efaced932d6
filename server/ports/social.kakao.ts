import type { SocialProvider } from './social'
import { oauthProvider, type SocialKeys, type SocialOptions } from './social.oauth'

interface KakaoProfile {
  id?: number | string
  kakao_account?: {
    name?: string
    profile?: { nickname?: string }
    email?: string
    is_email_valid?: boolean
    is_email_verified?: boolean
  }
}

/** Kakao Login over its REST API. An address that Kakao does not mark as valid and verified is left out. */
export const kakao = (keys: SocialKeys, options: SocialOptions = {}): SocialProvider =>
  oauthProvider(
    {
      ...keys,
      authorize: `${options.base ?? 'https://kauth.kakao.com'}/oauth/authorize`,
      token: `${options.base ?? 'https://kauth.kakao.com'}/oauth/token`,
      me: `${options.base ?? 'https://kapi.kakao.com'}/v2/user/me`,
      pkce: true,
      read: ({ id, kakao_account: profile = {} }: KakaoProfile) =>
        id === undefined
          ? null
          : {
              id: String(id),
              name: profile.name ?? profile.profile?.nickname ?? '',
              email: profile.is_email_valid && profile.is_email_verified ? (profile.email ?? '') : '',
            },
    },
    options,
  )
