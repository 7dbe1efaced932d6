import { getDomain } from 'tldts'
import type { Settings } from '#server/settings'
import type { AllowedHosts } from './security'

const toss = {
  scripts: ['https://js.tosspayments.com'],
  frames: ['https://*.tosspayments.com'],
  connects: ['https://*.tosspayments.com'],
}
const analytics = {
  scripts: ['https://www.googletagmanager.com'],
  frames: [],
  connects: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
}

/** Returns the hosts that pages can load from, by what the settings switch on: payment, analytics, chat. */
export function allowedHosts(settings: Settings): Omit<AllowedHosts, 'hashes'> {
  const used: Omit<AllowedHosts, 'hashes'>[] = []
  if (settings.TOSS_CLIENT_KEY) used.push(toss)
  if (settings.ANALYTICS_ID) used.push(analytics)
  if (settings.CHAT_ID && settings.CHAT_SCRIPT_URL) {
    const { origin, host } = new URL(settings.CHAT_SCRIPT_URL)
    // The registrable domain, by the public suffix list: the last two labels would admit all of `co.kr`.
    const domain = getDomain(host, { allowPrivateDomains: true })
    const family = domain === null ? origin : `https://*.${domain}`
    used.push({ scripts: [origin], frames: [family], connects: [family] })
  }
  return {
    scripts: used.flatMap((each) => each.scripts),
    frames: used.flatMap((each) => each.frames),
    connects: used.flatMap((each) => each.connects),
  }
}
