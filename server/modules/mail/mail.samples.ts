import { inquiryDeskPaths } from '#contract/inquiry-addresses'
import type { Lang } from '#contract/languages'
import { bookingSamples } from './mail.samples.bookings'
import { educationSamples } from './mail.samples.education'
import { fairSamples } from './mail.samples.fair'
import { meetingSamples } from './mail.samples.meeting'
import { miceSamples } from './mail.samples.mice'
import { passSamples } from './mail.samples.pass'
import { surveySamples } from './mail.samples.survey'
import {
  colleagues,
  coupons,
  inquiries,
  inquiry,
  inquiryPath,
  maskedEmail,
  maskedPhone,
  offers,
  people,
  program,
  programPath,
  quoted,
  storms,
} from './mail.samples.words'
import type { MailSamples } from './mail.types'

/** Mails with plausible values, for the page that shows them all and for tests. */
export function mailSamples(lang: Lang): MailSamples {
  const name = people[lang]
  const words = inquiries[lang]
  const site = 'shop'
  const path = '/account/find-password'
  return {
    emailCode: { code: { code: '123456', minutes: 10, site } },
    guestCode: { code: { code: '481502', minutes: 10 } },
    addressTaken: { member: { site, path: '/account/login' } },
    welcome: {
      member: { name, site, path: '/main', gifts: 'here' },
      elsewhere: { name, site: 'mice', path: '/mice', gifts: 'shop' },
      applicant: { name, site: 'edu-travel', path: '/seouledutravel', gifts: 'none' },
    },
    welcomeBack: { member: { name, site, path: '/main' } },
    passwordReset: { link: { name, site, path: '/account/password-reset/sample', minutes: 60 } },
    staffInvited: { link: { name, site: 'admin', path: '/admin/password-reset/sample', minutes: 60 } },
    passwordChanged: { member: { name, site, path }, operator: { name, site: 'admin', path: null } },
    wrongAttempts: { member: { name, site, path }, operator: { name, site: 'admin', path: null } },
    phoneCode: {
      password: { code: '204816', minutes: 10, phone: maskedPhone, password: true, site },
      social: { code: '204816', minutes: 10, phone: maskedPhone, password: false, site },
    },
    phoneChanged: { member: { name, site, path, phone: maskedPhone } },
    socialChanged: {
      connected: { name, social_type: 'kakao', connected: true },
      disconnected: { name, social_type: 'naver', connected: false },
    },
    accountClosed: {
      member: { name, site, member: true, reason: '' },
      applicant: { name, site: 'edu-travel', member: false, reason: '' },
      operator: { name, site, member: true, reason: storms[lang] },
    },
    accountsMerged: {
      remaining: { name, site, with_email: maskedEmail, remains: true, until: '2027-03-05T03:00:00.000Z' },
      other: { name, site, with_email: maskedEmail, remains: false, until: '2027-03-05T03:00:00.000Z' },
    },
    mergeUndone: {
      remaining: { name, site, with_email: maskedEmail, remains: true },
      other: { name, site, with_email: maskedEmail, remains: false },
      closed: { name, site, with_email: '', remains: false },
    },
    ...bookingSamples(lang),
    benefitsExpiring: {
      both: {
        name,
        points: [
          { amount: 1_500, until: '2027-03-05T15:00:00.000Z' },
          { amount: 500, until: '2027-03-09T15:00:00.000Z' },
        ],
        coupons: [{ name: coupons[lang], until: '2027-03-07T03:00:00.000Z' }],
      },
      points: { name, points: [{ amount: 3_000, until: '2027-03-09T15:00:00.000Z' }], coupons: [] },
      coupon: {
        name,
        points: [],
        coupons: [{ name: coupons[lang], until: '2027-03-07T03:00:00.000Z' }],
      },
    },
    inquiryReceived: {
      member: { site, name, ...inquiry, type: 'reservation', title: words.title, path: inquiryPath },
      guest: { site, name: '', ...inquiry, type: 'other', title: null, path: null },
      applicant: {
        site: 'edu-travel',
        name,
        ...inquiry,
        type: 'documents',
        title: program[lang].title,
        path: programPath,
      },
    },
    inquiryAnswered: {
      member: { site, name, ...inquiry, ...words, guest: false, path: inquiryPath },
      applicant: { site: 'edu-travel', name, ...inquiry, ...program[lang], guest: false, path: programPath },
      guest: {
        site,
        name: '',
        ...inquiry,
        ...words,
        guest: true,
        path: `/board/contact-us-register?about=${inquiry.number}`,
      },
    },
    inquiryHandedOver: {
      operators: {
        ...{ site: 'admin', name, by: colleagues[lang], ...inquiry, type: 'payment' },
        path: inquiryDeskPaths.admin(site, '00000000-0000-4000-8000-000000000000'),
      },
      reviewers: {
        ...{ site: 'edu-admin', name, by: colleagues[lang], ...inquiry, type: 'documents' },
        path: inquiryDeskPaths['edu-admin']('00000000-0000-4000-8000-000000000000'),
      },
    },
    quotationRequested: { group: { name, ...quoted } },
    quotationOffered: { two: { name, ...quoted, ...offers[lang] } },
    quotationAnswered: { answer: { name, ...quoted, answer: words.answer } },
    quotationExpiring: { two: { name, ...quoted, ...offers[lang] } },
    ...educationSamples(lang),
    ...meetingSamples(lang),
    ...fairSamples(lang),
    ...miceSamples(lang),
    ...passSamples(lang),
    ...surveySamples(lang),
  }
}
