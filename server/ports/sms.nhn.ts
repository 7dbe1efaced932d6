import type { Sms } from './sms'

/** Where NHN Cloud takes messages that carry a code; they go ahead of all others. */
const base = 'https://api-sms.cloud.toast.com/sms/v3.0/appKeys'
/** Milliseconds until the gateway counts as silent. */
const patience = 10_000

interface NhnKeys {
  appKey: string
  secretKey: string
  /** A number that was registered with the gateway, digits only. */
  sender: string
}

/** What the gateway says: `isSuccessful` is of the request, `sendResultList` of each message in it. */
interface NhnAnswer {
  header?: { isSuccessful?: boolean; resultCode?: number }
  body?: { data?: { sendResultList?: { resultCode?: number }[] } }
}

const recipientOf = (to: string) =>
  to.startsWith('+') ? { internationalRecipientNo: to.slice(1) } : { recipientNo: to, countryCode: '82' }

/** Sends by the SMS service of NHN Cloud Notification, API v3.0. Errors name the gateway's code, never number or text. */
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
