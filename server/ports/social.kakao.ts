import type { SocialProvider } from './social'
import { oauthProvider, type SocialKeys, type SocialWorld } from './social.oauth'

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

/** Kakao Login by its REST API. An address that Kakao does not call valid and verified is left out. */
export const kakao = (keys: SocialKeys, world: SocialWorld = {}): SocialProvider =>
  oauthProvider(
    {
      ...keys,
      authorize: `${world.base ?? 'https://kauth.kakao.com'}/oauth/authorize`,
      token: `${world.base ?? 'https://kauth.kakao.com'}/oauth/token`,
      me: `${world.base ?? 'https://kapi.kakao.com'}/v2/user/me`,
      pkce: true,
      read: ({ id, kakao_account: known = {} }: KakaoProfile) =>
        id === undefined
          ? null
          : {
              id: String(id),
              name: known.name ?? known.profile?.nickname ?? '',
              email: known.is_email_valid && known.is_email_verified ? (known.email ?? '') : '',
            },
    },
    world,
  )
