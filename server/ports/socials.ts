import { type LocalSocial, localSocial } from '#server/demo/social/social.local'
import type { Deps } from '#server/deps'
import type { Socials } from './social'
import { kakao } from './social.kakao'
import { naver } from './social.naver'

/** Opens the providers that have keys; outside production a local replacement for each that has none. */
export function openSocials({ settings, clock }: Pick<Deps, 'settings' | 'clock'>): {
  socials: Socials
  local: LocalSocial | null
} {
  const { KAKAO_CLIENT_ID, KAKAO_CLIENT_SECRET, NAVER_CLIENT_ID, NAVER_CLIENT_SECRET } = settings
  const local = settings.NODE_ENV === 'production' ? null : localSocial({ settings, clock })
  const real: Socials = {
    ...(KAKAO_CLIENT_ID &&
      KAKAO_CLIENT_SECRET && { kakao: kakao({ clientId: KAKAO_CLIENT_ID, clientSecret: KAKAO_CLIENT_SECRET }) }),
    ...(NAVER_CLIENT_ID &&
      NAVER_CLIENT_SECRET && { naver: naver({ clientId: NAVER_CLIENT_ID, clientSecret: NAVER_CLIENT_SECRET }) }),
  }
  return { socials: { ...local?.providers, ...real }, local }
}
