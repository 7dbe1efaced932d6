import { describe, expect, it } from 'vitest'
import { textLanguages } from '#contract/languages'
import { mailSamples } from '#server/modules/mail/mail.samples'
import { compose } from '#server/modules/mail/mail.service'
import type { MailRequest } from '#server/modules/mail/mail.types'
import { withoutLinks } from '#server/modules/mail/strangers-words.service'
import { testSettings } from '#tests/support/deps'

const settings = testSettings()
const to = 'jiwoo@people.test'

/** Values typed by people, and those that only we or operators write. A new one must be added to either. */
const typed = [
  'company',
  'name',
  'representative_name',
  'depositor',
  'title',
  'question',
  'account',
  'organization',
  'what',
  'giver',
  'friend',
  'inviter',
  'said',
  'place',
]
const ours =
  `account_holder account_number act answer arrival badge_number area participant_code participant_id starts_on ends_on closes_on booth ends fair from hall role session venue comments departure section submitted_at answer_by bank code confirmed_by date day deadline due gifts languages link order_id label kind decision message
  meeting_point note number option_name paid_on partnership_id path phone product_name reason reservation_number site start_time start_by starts social_type subject text to type
  until valid_until by with_email words`.split(/\s+/)

const every = textLanguages.flatMap((lang) =>
  Object.entries(mailSamples(lang)).flatMap(([template, forms]) =>
    Object.entries(forms).map(([form, values]) => ({ form, request: { template, to, lang, values } as MailRequest })),
  ),
)

/** The values with `evil` in place of everything people could have typed, and the names of all texts. */
function withTyped(values: unknown, evil: string, names: Set<string>, key = ''): unknown {
  if (typeof values === 'string') {
    names.add(key)
    return typed.includes(key) ? evil : values
  }
  if (Array.isArray(values)) return values.map((each) => withTyped(each, evil, names, key))
  if (values === null || typeof values !== 'object') return values
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withTyped(value, evil, names, name)]))
}

const evil =
  'http://evil.example/win  Free money www.evil.example evil.com a@evil.com evil。com\u202e\r\nBcc: x@y.example'

describe('words typed by a stranger', () => {
  it.each(every.map(({ form, request }) => [request.template, form, request.lang, request] as const))(
    'are neither a link nor a header in %s (%s, %s)',
    async (_, __, ___, request) => {
      const names = new Set<string>()
      const values = withTyped(request.values, evil, names)
      expect([...names].filter((name) => !typed.includes(name) && !ours.includes(name))).toEqual([])
      const { subject, html, text } = await compose({ ...request, values } as MailRequest, settings)
      const linked = /evil[.。]\S|https?:\/\/(?!naru\.test)|\S@\S|\u202e/
      for (const part of [subject, text, html.replace(/src="cid:[^"]*"/g, '')]) expect(part).not.toMatch(linked)
      expect(subject).not.toMatch(/[\r\n]/)
    },
  )

  // Welcomes, answers to members, news of meetings and notes of the fair's office are sent to verified addresses, and the title
  // of an offer is the operator's.
  const isProved = ({ template, values }: MailRequest) =>
    template.startsWith('welcome') ||
    template === 'quotationOffered' ||
    template === 'fairMeetings' ||
    template === 'fairNote' ||
    (template === 'inquiryAnswered' && !(values as { guest: boolean }).guest)

  it.each(every.filter(({ request }) => !isProved(request)))(
    'are not the first ones of $request.template ($form, $request.lang)',
    async ({ request }) => {
      const values = withTyped(request.values, 'Zzyzx', new Set())
      const { subject, text } = await compose({ ...request, values } as MailRequest, settings)
      expect(`${subject}\n${text.split('\n')[0]}`).not.toContain('Zzyzx')
    },
  )

  it.each([
    ['Maya Lind', 'Maya Lind'],
    ['J.R. Smith', 'J.R. Smith'],
    ['임지우', '임지우'],
    ['Dr. Ana María O’Neil-Pérez', 'Dr. Ana María O’Neil-Pérez'],
    ['St.John', 'St. John'],
    ['evil.com', 'evil. com'],
    ['http://evil.example win', 'evil. example win'],
    ['mailto:a@evil.com', 'a @ evil. com'],
    ['x'.repeat(200), `${'x'.repeat(79)}…`],
  ])('as a name %j appear there as %j', (name, shown) => {
    expect(withoutLinks({ name })).toEqual({ name: shown })
  })

  it('of a question keep their line breaks and numbers', () => {
    const question = 'At 9.5 km, for 1.200 won?\nIs there a lift: yes or no?'
    expect(withoutLinks({ question })).toEqual({ question })
  })

  it('are unchanged where they are an operator’s', () => {
    const answer = 'See https://visitkorea.or.kr'
    expect(withoutLinks({ answer, bookings: [{ product_name: 'N.Seoul Tower' }] })).toEqual({
      answer,
      bookings: [{ product_name: 'N.Seoul Tower' }],
    })
  })

  it('are cut between letters, never within one', () => {
    expect(withoutLinks({ name: `${'a'.repeat(78)}😀bc` })).toEqual({ name: `${'a'.repeat(78)}…` })
  })
})
