import type { Site } from '#contract/sites/sites'
import { formatsOf } from '#server/modules/mail/mail.formats'
import { siteName } from '#server/modules/mail/mail.sites'
import type { MailTemplates } from '#server/modules/mail/mail.types'
import type { MailedAccount } from '#server/modules/mail/mailed-account.types'

const at = (site: Site) => siteName(site, 'en')
const { instant } = formatsOf('en')
const visit = ({ site, path }: MailedAccount) => ({
  action: { label: site === 'shop' ? 'Find a tour' : `Go to ${at(site)}`, path },
})
const resetAction = (path: string | null) =>
  path === null ? undefined : { action: { label: 'Set a new password', path } }
const provider = { kakao: 'Kakao', naver: 'Naver' }

/** Mails about the account: codes, welcome, password, phone number, sign-in. */
export const account = {
  emailCode: ({ code, minutes, site }) => ({
    subject: `${code} is your ${at(site)} verification code`,
    heading: 'Verify your email address',
    text: ['Enter this code on the registration page.'],
    code,
    after: [
      `The code is good for ${minutes} minutes.`,
      'If you did not ask for it, you can ignore this email: nobody can register without the code.',
    ],
  }),
  guestCode: ({ code, minutes }) => ({
    subject: `${code} is your verification code`,
    heading: 'Verify your email address',
    text: ['Enter this code on the page where you asked for it.'],
    code,
    after: [
      `The code is good for ${minutes} minutes.`,
      'If you did not ask for it, you can ignore this email: nothing can be seen or changed in your name without the code.',
    ],
  }),
  addressTaken: ({ site, path }) => ({
    subject: `You already have a ${at(site)} account`,
    heading: 'You already have an account',
    text: [
      'Somebody, perhaps you, wanted to register with this email address. It already has an account, so no code was made.',
      'Sign in with your password, or set a new one if you have forgotten it.',
    ],
    action: { label: 'Sign in', path },
    after: ['If this was not you, there is nothing you need to do.'],
  }),
  welcome: ({ name, site, path, gifts }) => ({
    subject: `Welcome to ${at(site)}`,
    heading: `Welcome, ${name}`,
    text: [
      {
        here: 'Your account is ready. Your welcome points and coupons are waiting under My points and My coupons; you can use them for your first reservation.',
        shop: 'Your account is ready. You can sign in to the Naru shop with it, too: welcome points and coupons are waiting there for your first reservation.',
        none: 'Your account is ready. Sign in with your email address and your password.',
      }[gifts],
    ],
    ...visit({ site, path }),
  }),
  welcomeBack: ({ name, site, path }) => ({
    subject: `Welcome back to ${at(site)}`,
    heading: `Welcome back, ${name}`,
    text: ['Your account is ready. It is good to have you with us again.'],
    ...visit({ site, path }),
  }),
  passwordReset: ({ name, site, path, minutes }) => ({
    subject: 'Set a new password',
    heading: 'Set a new password',
    text: [`Hello ${name}, you asked to set a new password for your ${at(site)} account.`],
    action: { label: 'Set a new password', path },
    after: [
      `The link works once, for ${minutes} minutes.`,
      'If you did not ask for it, ignore this email: your password stays as it is.',
    ],
  }),
  staffInvited: ({ name, site, path, minutes }) => ({
    subject: `You are invited to ${at(site)}`,
    heading: `Welcome to ${at(site)}`,
    text: [`Hello ${name}, you were given an account for ${at(site)}. Set a password to sign in.`],
    action: { label: 'Set your password', path },
    after: [
      `The link works once, for ${minutes} minutes. After that, ask for a new one with “Forgot your password?” on the sign-in page.`,
      'If you did not expect this invitation, ignore this email.',
    ],
  }),
  passwordChanged: ({ name, site, path }) => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    text: [
      `Hello ${name}, the password of your ${at(site)} account was changed, and you were signed out on your other devices.`,
      'If this was not you, set a new password now.',
    ],
    ...resetAction(path),
  }),
  wrongAttempts: ({ name, site, path }) => ({
    subject: 'Many wrong passwords were tried on your account',
    heading: 'Somebody is trying to sign in',
    text: [
      `Hello ${name}, many wrong passwords were tried on your ${at(site)} account today. The wait gets longer after each wrong attempt.`,
      'You can sign in as always. If your password is short or you use it elsewhere too, set a new one.',
    ],
    ...resetAction(path),
    after: ['If you mistyped it yourself, there is nothing you need to do. We send this once a day at most.'],
  }),
  phoneCode: ({ code, minutes, phone, password, site }) => ({
    subject: `${code} is your ${at(site)} verification code`,
    heading: 'Change your phone number',
    text: [`Enter this code to change the phone number of your ${at(site)} account to ${phone}.`],
    code,
    after: [
      `The code is good for ${minutes} minutes.`,
      password
        ? 'If you did not ask for it, somebody else may know your password: set a new one now.'
        : 'If you did not ask for it, somebody else may be signed in to your account: set a password under “Forgot your password?” on the sign-in page, which signs everybody out.',
    ],
  }),
  accountClosed: ({ name, site, member, reason }) => ({
    subject: 'Your account was closed',
    heading: 'Your account was closed',
    text: [
      `Goodbye, ${name}, and thank you for ${member ? 'traveling' : 'being'} with us. Your ${at(site)} account was closed, and you were signed out on every device.`,
      ...(reason ? [`Our team closed it for you. The reason: ${reason}`] : []),
      member
        ? 'Your personal data, points and coupons were removed. Records of paid reservations are kept for as long as the law asks, without passport numbers.'
        : 'Your personal data were removed. What the law asks us to keep is kept for as long as it asks, and no longer.',
    ],
    after: ['You are welcome to register again with this address at any time.'],
  }),
  accountsMerged: ({ name, site, with_email, remains, until }) => ({
    subject: 'Your two accounts are now one',
    heading: 'Your two accounts are now one',
    text: [
      remains
        ? `Hello ${name}, everything of your other ${at(site)} account (${with_email}) is now in this one: reservations, passes, points and coupons. Sign in with this address as before.`
        : `Hello ${name}, everything of this ${at(site)} account is now in your account ${with_email}: reservations, passes, points and coupons. Please sign in there from now on.`,
      remains
        ? 'Your password, profile and settings stay as they are.'
        : 'You were signed out on every device, and this address can no longer be used to sign in.',
    ],
    after: [
      `If you did not ask for this, write to us by ${instant(until)} (Seoul time). Until then we can undo it. After that, the personal data of the account that was closed are removed.`,
    ],
  }),
  mergeUndone: ({ name, site, with_email, remains }) => ({
    subject: 'Your accounts are separate again',
    heading: 'Your accounts are separate again',
    text: [
      remains
        ? `Hello ${name}, your ${at(site)} account and the account ${with_email} are separate again. What came from that account has gone back to it; what you have added since is still yours.`
        : with_email
          ? `Hello ${name}, your ${at(site)} account and the account ${with_email} are separate again. You can sign in with this address as before, and your reservations, passes and coupons are back. Points and coupons that were used in the meantime are not.`
          : `Hello ${name}, your ${at(site)} account is open again after the account that it had become part of was closed. You can sign in with this address as before, and your reservations and passes are back. Points and coupons that were given up with the other account are not.`,
    ],
  }),
  socialChanged: ({ name, social_type, connected }) => {
    const heading = `${provider[social_type]} was ${connected ? 'connected with' : 'disconnected from'} your account`
    return {
      subject: heading,
      heading,
      text: [
        connected
          ? `Hello ${name}, from now on you can also sign in to your Naru account with ${provider[social_type]}.`
          : `Hello ${name}, you can no longer sign in to your Naru account with ${provider[social_type]}.`,
        'If this was not you, set a new password now and look at the ways to sign in on your profile.',
      ],
      action: { label: 'Set a new password', path: '/account/find-password' },
    }
  },
  phoneChanged: ({ name, site, path, phone }) => ({
    subject: 'Your phone number was changed',
    heading: 'Your phone number was changed',
    text: [
      `Hello ${name}, the phone number of your ${at(site)} account is now ${phone}.`,
      'If this was not you, set a new password now. That signs everybody else out.',
    ],
    ...resetAction(path),
  }),
} satisfies Partial<MailTemplates>
