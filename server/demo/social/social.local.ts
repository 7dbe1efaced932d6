import type { SocialType } from '#contract/social'
import type { Deps } from '#server/deps'
import type { SocialProvider } from '#server/ports/social'
import { kakao } from '#server/ports/social.kakao'
import { naver } from '#server/ports/social.naver'
import { localSocialApi, socialLostHeader } from './local-social.api'
import { localSocialKeys, type SocialState, socialState } from './local-social.state'

export interface LocalSocial {
  providers: Readonly<Record<SocialType, SocialProvider>>
  /** The state of the local providers, for the page on which a visitor chooses a person. */
  state: SocialState
}

/**
 * Opens local replacements for Kakao and Naver: the same clients as for the real ones, connected to local providers in this
 * process. Throws in production. `timeout` in milliseconds.
 */
export function localSocial({ settings, clock }: Pick<Deps, 'settings' | 'clock'>, timeout?: number): LocalSocial {
  if (settings.NODE_ENV === 'production')
    throw new Error('The local Kakao and Naver vouch for nobody: they do not run in production')
  const state = socialState(() => clock.now().getTime())
  const api = localSocialApi(state)
  const at = (type: SocialType) => ({
    timeout,
    base: `${settings.APP_URL}/dev/social/${type}`,
    fetch: async (request: Request) => {
      const url = new URL(request.url)
      const path = url.pathname.slice('/dev/social'.length)
      const answer = await api.fetch(new Request(new URL(path, 'http://social.local'), request))
      if (answer.headers.has(socialLostHeader)) throw new TypeError('The connection was lost')
      request.signal.throwIfAborted()
      return answer
    },
  })
  return {
    state,
    providers: { kakao: kakao(localSocialKeys, at('kakao')), naver: naver(localSocialKeys, at('naver')) },
  }
}
