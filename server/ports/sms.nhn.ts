import type { Sms } from './sms'

/** NHN Cloud's API for messages that carry a code, which are sent before all others. */
const base = 'https://api-sms.cloud.toast.com/sms/v3.0/appKeys'
/** How long to wait for the gateway, in milliseconds. */
const patience = 10_000

interface NhnKeys {
  appKey: string
  secretKey: string
  /** A number that was registered with the gateway, digits only. */
  sender: string
}

/** The gateway's response: `isSuccessful` is about the request, `sendResultList` about each message in it. */
interface NhnAnswer {
  header?: { isSuccessful?: boolean; resultCode?: number }
  body?: { data?: { sendResultList?: { resultCode?: number }[] } }
}

const recipientOf = (to: string) =>
  to.startsWith('+') ? { internationalRecipientNo: to.slice(1) } : { recipientNo: to, countryCode: '82' }

/**
 * Sends text messages through the SMS service of NHN Cloud Notification, API v3.0. Errors contain the gateway's code, never
 * number or text.
 */
export function nhnSms({ appKey, secretKey, sender }: NhnKeys, fetch: typeof globalThis.fetch = globalThis.fetch): Sms {
  return {
    async send({ to, text }) {
      const answer = await fetch(`${base}/${appKey}/sender/auth/sms`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json;charset=UTF-8', 'X-Secret-Key': secretKey },
        body: JSON.stringify({ body: text, sendNo: sender, recipientList: [recipientOf(to)] }),
        signal: AbortSignal.timeout(patience),
      })
      const { header, body } = (await answer.json().catch(() => ({}))) as NhnAnswer
      const refused = body?.data?.sendResultList?.find(({ resultCode }) => resultCode !== 0)
      if (answer.ok && header?.isSuccessful && !refused) return
      const code = refused?.resultCode ?? header?.resultCode ?? 'none'
      throw new Error(`The SMS gateway refused a message: status ${answer.status}, code ${code}`)
    },
  }
}
