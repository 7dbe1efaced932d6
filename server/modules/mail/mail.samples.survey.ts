import type { Lang } from '#contract/languages'
import { people } from './mail.samples.words'
import type { MailSamples } from './mail.types'
import type { SurveyMails } from './survey.types'

/** Sample mails of surveys about tours. */
export function surveySamples(lang: Lang): Pick<MailSamples, keyof SurveyMails> {
  const about = {
    site: 'rok-us' as const,
    name: people[lang],
    starts_on: '2027-04-12',
    ends_on: '2027-04-14',
    participant_id: '3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c12',
    participant_code: 'K7M2-9QXD',
  }
  const path = (kind: string, area: string) => `/rok-us/survey/${kind}/${area}`
  const before = {
    ...about,
    area: 'busan2' as const,
    kind: 'preliminary' as const,
    closes_on: '2027-04-11',
    path: path('preliminary', 'busan2'),
  }
  const after = {
    ...about,
    area: 'seorak' as const,
    kind: 'satisfaction' as const,
    closes_on: '2027-05-14',
    path: path('satisfaction', 'seorak'),
  }
  return {
    surveyInvitation: { before, after },
    surveyReminder: { first: { ...before, is_last: false }, last: { ...after, is_last: true } },
    surveyThanks: { before: { ...before, path: '/rok-us/survey' }, after: { ...after, path: '/rok-us/survey' } },
  }
}
