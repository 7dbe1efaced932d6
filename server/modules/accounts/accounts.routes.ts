import { auth, codeMinutes } from '#contract/auth'
import { companyDesk } from '#contract/companies'
import { members } from '#contract/members'
import { phoneNumber } from '#contract/phone'
import { withdrawal } from '#contract/withdrawal'
import { implement } from '#server/http/implement'
import { checkCode } from './code.service'
import { checkCompany, companyFile, listCompanies } from './company.service'
import { findId } from './find.service'
import { changePassword, isResetLive, resetPassword } from './password.service'
import { askPhoneCode, changePhone, phoneWay } from './phone.service'
import { changeProfile, readProfile } from './profile.service'
import { signOut } from './session.service'
import { signIn } from './signin.service'
import { checkEmail, checkPhone, signUp } from './signup.service'
import { checkWithdrawal, withdraw } from './withdraw.service'

export const authRoutes = implement(auth, {
  isLogin: (_, { caller }) => ({ id: caller.id }),
  checkEmail: ({ query }, { db }) => checkEmail(db, query.email),
  checkPhone: ({ query }, { db }) => checkPhone(db, query.phone),
  findId: ({ body }, { db }) => findId(db, body),
  sendCode: async ({ body }, { db, jobs, lang }) => {
    await jobs.enqueue(db, 'email-code', { email: body.email, area: 'member', lang })
    return { minutes: codeMinutes }
  },
  verifyCode: async ({ body }, { db, clock, ip }) => {
    await checkCode(db, clock.now(), { ...body, ip, area: 'member' })
    return { verified: true }
  },
  signup: ({ body, files }, deps) => signUp(deps, body, files.file),
  signin: ({ body }, deps) => signIn(deps, body),
  signout: async (_, deps) => {
    await signOut(deps, deps.caller.tokenHash)
    return {}
  },
  requestReset: async ({ body }, { db, jobs, lang }) => {
    await jobs.enqueue(db, 'password-reset', { email: body.email, area: 'member', lang: body.lang ?? lang })
    return {}
  },
  checkReset: async ({ params }, deps) => ({ valid: await isResetLive(deps, params.code) }),
  resetPassword: async ({ params, body }, deps) => {
    await resetPassword(deps, params.code, body.password)
    return {}
  },
  changePassword: async ({ body }, deps) => {
    await changePassword(deps, deps.caller, body)
    return {}
  },
  withdraw: async (_, deps) => {
    await withdraw(deps, deps.caller)
    return {}
  },
})

export const memberRoutes = implement(members, {
  profile: ({ params }, deps) => readProfile(deps, deps.caller, params.id),
  change: ({ body }, deps) => changeProfile(deps, deps.caller, body),
})

export const phoneRoutes = implement(phoneNumber, {
  way: (_, deps) => phoneWay(deps, deps.caller),
  sendCode: ({ body }, deps) => askPhoneCode(deps, deps.caller, body, deps.lang),
  change: ({ body }, deps) => changePhone(deps, deps.caller, body),
})

export const withdrawalRoutes = implement(withdrawal, {
  check: (_, deps) => checkWithdrawal(deps, deps.caller),
})

export const companyDeskRoutes = implement(companyDesk, {
  list: ({ query }, { db }) => listCompanies(db, query),
  file: ({ params }, deps) => companyFile(deps, deps.caller.id, params.id),
  check: ({ params }, deps) => checkCompany(deps, deps.caller.id, params.id),
})
