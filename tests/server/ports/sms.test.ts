import { describe, expect, it } from 'vitest'
import { codeMessage } from '#server/modules/mail/sms.service'
import { nhnSms } from '#server/ports/sms.nhn'

const keys = { appKey: 'app1', secretKey: 'secret1', sender: '15880000' }
const well = { header: { isSuccessful: true, resultCode: 0 }, body: { data: { sendResultList: [{ resultCode: 0 }] } } }

/** A gateway with one fixed response: the request it received, and the port over it. */
function gateway(answer: unknown, status = 200) {
  const requests: { url: string; headers: Headers; body: Record<string, unknown> }[] = []
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    requests.push({ url: String(url), headers: new Headers(init.headers), body: JSON.parse(String(init.body)) })
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status })
  }
  return { requests, sms: nhnSms(keys, fetch as typeof globalThis.fetch) }
}

describe('the text-message gateway', () => {
  it('is called as its API v3.0 requires, with a Korean number as typed', async () => {
    const { requests, sms } = gateway(well)
    await sms.send({ to: '01012345678', text: 'Verification code 204816' })
    expect(requests[0]?.url).toBe('https://api-sms.cloud.toast.com/sms/v3.0/appKeys/app1/sender/auth/sms')
    expect(requests[0]?.headers.get('x-secret-key')).toBe('secret1')
    expect(requests[0]?.body).toEqual({
      body: 'Verification code 204816',
      sendNo: '15880000',
      recipientList: [{ recipientNo: '01012345678', countryCode: '82' }],
    })
  })

  it('gets a foreign number’s digits without the plus', async () => {
    const { requests, sms } = gateway(well)
    await sms.send({ to: '+14155550123', text: 'Verification code 204816' })
    expect(requests[0]?.body.recipientList).toEqual([{ internationalRecipientNo: '14155550123' }])
  })

  it.each([
    ['a status', well, 500],
    ['its header', { header: { isSuccessful: false, resultCode: -1000 } }, 200],
    ['the result of the message', { ...well, body: { data: { sendResultList: [{ resultCode: -2019 }] } } }, 200],
    ['a response that is not JSON', '<html>', 200],
  ])(
    'that refuses by %s makes the job retry, and its error contains neither number nor code',
    async (_, answer, status) => {
      const { sms } = gateway(answer, status)
      const failed = await sms
        .send({ to: '01012345678', text: 'Verification code 204816' })
        .catch((error: Error) => error)
      expect(failed).toBeInstanceOf(Error)
      expect(String(failed)).not.toMatch(/01012345678|204816|secret1/)
    },
  )
})

describe('a text message with a code', () => {
  it.each([
    ['ko', /인증/],
    ['en', /[Vv]erif/],
  ])('in %s fits into one message and contains the word that the gateway requires', (lang, word) => {
    const text = codeMessage(lang, { code: '204816', minutes: 10 })
    // EUC-KR takes two bytes for each non-ASCII character.
    const bytes = [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 128 ? 1 : 2), 0)
    expect(bytes).toBeLessThanOrEqual(90)
    expect(text).toMatch(word)
    expect(text).toContain('204816')
  })
})
