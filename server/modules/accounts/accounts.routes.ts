import { auth, codeMinutes } from '#contract/auth'
import { companyDesk } from '#contract/companies'
import { members } from '#contract/members'
import { phoneNumber } from '#contract/phone'
import { secondFactor } from '#contract/second-factor'
import { staffDesk } from '#contract/staff-desk'
import { withdrawal } from '#contract/withdrawal'
import { implement } from '#server/http/implement'
import { areaAt } from './account-site'
import { checkCode } from './code.service'
import { checkCompany, companyFile, listCompanies, showCompany } from './company.service'
import { signIn } from './enter.service'
import { findId } from './find.service'
import { checkEmail } from './open.service'
import { changePassword } from './password.service'
import { askPhoneCode, changePhone, phoneWay } from './phone.service'
import { changeProfile, readProfile } from './profile.service'
import { isResetLive, resetPassword } from './reset.service'
import { beginFactor, confirmFactor } from './second-factor.service'
import { signOut } from './session.service'
import { checkPhone, signUp } from './signup.service'
import {
  endStaffSessions,
  inviteAgain,
  inviteStaff,
  listStaff,
  removeStaff,
  resetStaffFactor,
  setStaffRoles,
  showStaff,
} from './staff-desk.service'
import { checkWithdrawal, withdraw } from './withdraw.service'

export const authRoutes = implement(auth, {
  isLogin: (_, { caller: { id, name, roles } }) => ({ id, name, roles }),
  checkEmail: async ({ query }, { db }) => {
    await checkEmail(db, query)
    return { isDuplicate: false }
  },
  checkPhone: ({ query }, { db }) => checkPhone(db, query),
  findId: ({ body }, { db }) => findId(db, body),
  sendCode: async ({ body }, { db, jobs, lang }) => {
    await jobs.enqueue(db, 'email-code', { ...body, lang })
    return { minutes: codeMinutes }
  },
  verifyCode: async ({ body: { site, ...claim } }, { db, clock, ip }) => {
    await checkCode(db, clock.now(), { ...claim, ip, area: areaAt(site) })
    return { verified: true }
  },
  signup: ({ body, files }, deps) => signUp(deps, body, files.file),
  signin: ({ body }, deps) => signIn(deps, body),
  signout: async (_, deps) => {
    await signOut(deps, deps.caller.tokenHash)
    return {}
  },
  requestReset: async ({ body: { email, site, lang } }, { db, jobs, ...reader }) => {
    await jobs.enqueue(db, 'password-reset', { email, site, lang: lang ?? reader.lang })
    return {}
  },
  checkReset: async ({ params, query }, deps) => ({ valid: await isResetLive(deps, { ...params, ...query }) }),
  resetPassword: async ({ params, body }, deps) => {
    await resetPassword(deps, { ...params, site: body.site }, body.password)
    return {}
  },
  changePassword: async ({ body }, deps) => {
    await changePassword(deps, deps.caller, body)
    return {}
  },
  withdraw: async ({ query }, deps) => {
    await withdraw(deps, deps.caller, query.site)
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
  detail: ({ params }, { db }) => showCompany(db, params.id),
  file: ({ params }, deps) => companyFile(deps, deps.caller.id, params.id),
  check: ({ params }, deps) => checkCompany(deps, deps.caller.id, params.id),
})

export const secondFactorRoutes = implement(secondFactor, {
  begin: ({ body }, deps) => beginFactor(deps, body),
  confirm: ({ body }, deps) => confirmFactor(deps, body),
})

export const staffDeskRoutes = implement(staffDesk, {
  list: (_, deps) => listStaff(deps),
  detail: ({ params }, deps) => showStaff(deps, deps.caller, params.id),
  invite: ({ body }, deps) => inviteStaff(deps, deps.caller, body),
  inviteAgain: ({ params }, deps) => inviteAgain(deps, deps.caller, params.id),
  setRoles: ({ params, body }, deps) => setStaffRoles(deps, deps.caller, { ...params, ...body }),
  resetFactor: ({ params }, deps) => resetStaffFactor(deps, deps.caller, params.id),
  endSessions: ({ params }, deps) => endStaffSessions(deps, deps.caller, params.id),
  remove: ({ params }, deps) => removeStaff(deps, deps.caller, params.id),
})
