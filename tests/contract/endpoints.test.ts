import { describe, expect, test } from 'vitest'
import { applicants } from '#contract/applicants'
import { applicantsDesk } from '#contract/applicants-desk'
import { auditDesk } from '#contract/audit-desk'
import { auth } from '#contract/auth'
import { benefits } from '#contract/benefits'
import { benefitsDesk } from '#contract/benefits-desk'
import { board } from '#contract/board'
import { boardDesk } from '#contract/board-desk'
import { booking, cartOrder } from '#contract/booking'
import { cancellation } from '#contract/cancellation'
import { cart } from '#contract/cart'
import { catalog } from '#contract/catalog'
import { checkIn } from '#contract/check-in'
import { companyDesk } from '#contract/companies'
import { dayPrices } from '#contract/day-prices'
import { departureImport } from '#contract/departure-import'
import { desk } from '#contract/desk'
import { deskExports } from '#contract/desk-exports'
import { deskViews } from '#contract/desk-views'
import { application } from '#contract/education/application'
import { educationApproval } from '#contract/education/approval'
import { educationNotes } from '#contract/education/notes'
import { reportDesk } from '#contract/education/report/desk'
import { report } from '#contract/education/report/report'
import { review as educationReview } from '#contract/education/review'
import { reviewList } from '#contract/education/review-list'
import { educationScores } from '#contract/education/scores'
import { educationStaff } from '#contract/education/staff'
import { educationStatistics } from '#contract/education/statistics'
import { educationYear } from '#contract/education/year'
import { accountAreas, areas, type Endpoint, signinAreas } from '#contract/endpoint'
import { events } from '#contract/events'
import { fairBadgeDesk, fairBadges } from '#contract/fair/badge'
import { fairCalendar } from '#contract/fair/calendar'
import { fairCompanies } from '#contract/fair/company'
import { fairDayDesk } from '#contract/fair/day'
import { fairEdition } from '#contract/fair/edition'
import { fairMails } from '#contract/fair/mail-desk'
import { fairMatching } from '#contract/fair/matching'
import { fairMeetings } from '#contract/fair/meeting'
import { fairMeetingDesk } from '#contract/fair/meeting-desk'
import { fairParticipants } from '#contract/fair/participant'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { fairImport } from '#contract/fair/participant-import'
import { fairProgram } from '#contract/fair/program'
import { fairRecords } from '#contract/fair/record'
import { fairRecordDesk } from '#contract/fair/record-desk'
import { fairRefills } from '#contract/fair/refill'
import { fairSetupDesk } from '#contract/fair/setup-desk'
import { fairStatistics } from '#contract/fair/statistics-desk'
import { fairTurnout } from '#contract/fair/turnout'
import { fairUpdates } from '#contract/fair/updates'
import { fairViewer } from '#contract/fair/viewer'
import { fairWishes } from '#contract/fair/wish'
import { festivalsDesk } from '#contract/festivals-desk'
import { filesDesk } from '#contract/files-desk'
import { firstStepsDesk } from '#contract/first-steps'
import { gatesDesk } from '#contract/gates-desk'
import { gatesSetup } from '#contract/gates-setup'
import { guest } from '#contract/guest'
import { inquiry } from '#contract/inquiry'
import { inquiryDesk, inquiryInbox } from '#contract/inquiry-desk'
import { jobsDesk } from '#contract/jobs-desk'
import { mailsDesk } from '#contract/mails-desk'
import { members } from '#contract/members'
import { membersDesk } from '#contract/members-desk'
import { membersMerge } from '#contract/members-merge'
import { miceBooths } from '#contract/mice/booth'
import { miceCompanies } from '#contract/mice/company'
import { miceCompanyDesk } from '#contract/mice/company-desk'
import { miceBoothDesk, miceDesk } from '#contract/mice/desk'
import { miceEdition } from '#contract/mice/edition'
import { miceFeed } from '#contract/mice/feed'
import { miceGate } from '#contract/mice/gate'
import { miceGroup, miceInvitations } from '#contract/mice/group'
import { miceHosting, miceHostingDesk } from '#contract/mice/hosting'
import { miceLeads } from '#contract/mice/lead'
import { miceLogo } from '#contract/mice/logo'
import { miceRegistration } from '#contract/mice/registration'
import { miceSessions } from '#contract/mice/session'
import { miceSetupDesk } from '#contract/mice/setup-desk'
import { miceStand, miceStandDesk } from '#contract/mice/stand'
import { passAffiliates } from '#contract/pass/affiliate'
import { passAffiliateDesk } from '#contract/pass/affiliate-desk'
import { passAffiliateImport } from '#contract/pass/affiliate-import'
import { passDesk } from '#contract/pass/desk'
import { passGate } from '#contract/pass/gate'
import { passGifts } from '#contract/pass/gift'
import { passOrders } from '#contract/pass/order'
import { passPartnershipDesk, passPartnerships } from '#contract/pass/partnership'
import { passTypeList } from '#contract/pass/pass-type'
import { passPlans } from '#contract/pass/plan'
import { passPriceDesk } from '#contract/pass/price-desk'
import { payment } from '#contract/payment'
import { phoneNumber } from '#contract/phone'
import { productDesk } from '#contract/product-desk'
import { productHistory } from '#contract/product-history'
import { productImport } from '#contract/product-import'
import { productPreview } from '#contract/product-preview'
import { programs } from '#contract/programs'
import { promotionDesk } from '#contract/promotion'
import { quotation } from '#contract/quotation'
import { quotationDesk } from '#contract/quotation-desk'
import { reservationDesk } from '#contract/reservation-desk'
import { review, reviewDesk } from '#contract/review'
import { search } from '#contract/search'
import { secondFactor } from '#contract/second-factor'
import { settings } from '#contract/settings'
import { settingsDesk } from '#contract/settings-desk'
import { sitemap } from '#contract/sitemap'
import { social } from '#contract/social'
import { socialReview, socialReviewDesk } from '#contract/social-review'
import { staffDesk } from '#contract/staff-desk'
import { surveyDesk } from '#contract/survey/desk'
import { surveyResponses } from '#contract/survey/response'
import { surveyTours } from '#contract/survey/tour'
import { textBlocks } from '#contract/text-blocks'
import { en } from '#contract/texts/refusal.en'
import { ko } from '#contract/texts/refusal.ko'
import { voucher } from '#contract/voucher'
import { wishlist } from '#contract/wishlist'
import { withdrawal } from '#contract/withdrawal'
import { z } from '#contract/zod'
import { mounted } from '#server/endpoints'

const groups: Record<string, Record<string, Endpoint>> = {
  applicants,
  applicantsDesk,
  deskExports,
  deskViews,
  reviewList,
  auditDesk,
  auth,
  festivalsDesk,
  filesDesk,
  firstStepsDesk,
  members,
  benefits,
  benefitsDesk,
  board,
  boardDesk,
  booking,
  cartOrder,
  cancellation,
  cart,
  catalog,
  checkIn,
  companyDesk,
  desk,
  application,
  educationApproval,
  educationNotes,
  report,
  reportDesk,
  educationReview,
  educationScores,
  educationStaff,
  educationStatistics,
  educationYear,
  events,
  fairCalendar,
  fairMeetings,
  fairMeetingDesk,
  fairDayDesk,
  fairBadges,
  fairBadgeDesk,
  fairRefills,
  fairRecordDesk,
  fairRecords,
  fairStatistics,
  fairViewer,
  fairProgram,
  fairSetupDesk,
  fairTurnout,
  fairUpdates,
  fairCompanies,
  fairEdition,
  fairParticipants,
  fairParticipantsDesk,
  fairImport,
  fairMails,
  fairMatching,
  fairWishes,
  guest,
  miceBoothDesk,
  miceBooths,
  miceCompanies,
  miceCompanyDesk,
  miceDesk,
  miceEdition,
  miceFeed,
  miceGate,
  miceGroup,
  miceHosting,
  miceHostingDesk,
  miceInvitations,
  miceLeads,
  miceLogo,
  miceRegistration,
  miceSessions,
  miceSetupDesk,
  miceStand,
  miceStandDesk,
  passAffiliates,
  passAffiliateDesk,
  passAffiliateImport,
  passDesk,
  passGate,
  passGifts,
  passOrders,
  passPartnerships,
  passPartnershipDesk,
  passPlans,
  passPriceDesk,
  passTypeList,
  productDesk,
  productHistory,
  productPreview,
  dayPrices,
  departureImport,
  productImport,
  reservationDesk,
  programs,
  inquiry,
  inquiryDesk,
  inquiryInbox,
  payment,
  phoneNumber,
  promotionDesk,
  quotation,
  quotationDesk,
  review,
  reviewDesk,
  search,
  secondFactor,
  staffDesk,
  settings,
  gatesDesk,
  gatesSetup,
  jobsDesk,
  mailsDesk,
  membersDesk,
  membersMerge,
  settingsDesk,
  sitemap,
  social,
  socialReview,
  socialReviewDesk,
  surveyDesk,
  surveyResponses,
  surveyTours,
  textBlocks,
  voucher,
  wishlist,
  withdrawal,
}
const endpoints = Object.values(groups).flatMap((group) => Object.values(group))
const nameOf = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )

/** Every message of a schema's checks, at any depth. */
function messagesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const def = (schema as { _zod?: { def?: Record<string, unknown> } })._zod?.def
  if (!def) return Object.values(schema).flatMap((each) => messagesOf(each, seen))
  const own =
    typeof def.error === 'function' ? [(def.error as (issue: object) => unknown)({ input: 'x', code: 'custom' })] : []
  const inner = Object.values(def).flatMap((each) => messagesOf(each, seen))
  return [
    ...own.flatMap((each) =>
      typeof each === 'string'
        ? [each]
        : typeof each === 'object' && each && 'message' in each
          ? [String(each.message)]
          : [],
    ),
    ...inner,
  ]
}

/** Every string schema within a schema, including the results of its transforms. */
function leavesOf(schema: unknown, seen = new Set<unknown>()): z.ZodMiniType[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const def = (schema as { _zod?: { def?: Record<string, unknown> } })._zod?.def
  const own = def?.type === 'string' ? [schema as z.ZodMiniType] : []
  return [...own, ...Object.values(def ?? schema).flatMap((each) => leavesOf(each, seen))]
}

describe('the contract', () => {
  test('lists every endpoint once, by method and path', () => {
    const names = endpoints.map(nameOf)
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  })

  test('is implemented endpoint for endpoint', () => {
    expect(mounted.map(({ endpoint }) => nameOf(endpoint)).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
  })

  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s has a parameter schema for exactly the parameters of its path',
    (_, endpoint) => {
      const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      const shape = endpoint.params
        ? Object.keys((endpoint.params as unknown as { _zod: { def: { shape: object } } })._zod.def.shape)
        : []
      expect(shape.toSorted()).toEqual(named.toSorted())
    },
  )

  test.each(endpoints.filter(({ body }) => body).map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s refuses a body with an unknown field, unless the provider sends it',
    (name, endpoint) => {
      const { def } = (endpoint.body as unknown as { _zod: { def: { options?: z.ZodMiniType[] } } })._zod
      for (const schema of def.options ?? [endpoint.body as z.ZodMiniType]) {
        const result = z.safeParse(schema, { certainly_not_a_field: 1 })
        const unknown = result.success
          ? []
          : result.error.issues.filter(({ message }) => message === 'validation.unknownField')
        expect(unknown.length).toBe(name.endsWith('/payments/webhook') ? 0 : 1)
      }
    },
  )

  test('guards by the session areas only', () => {
    for (const { auth } of endpoints) {
      for (const each of [auth].flat()) expect(['none', 'site', ...areas]).toContain(each)
    }
    expect(endpoints.filter(({ auth }) => auth === areas).map(nameOf)).toEqual(['POST /api/v1/auth/signout'])
    expect(endpoints.filter(({ auth }) => auth === signinAreas).map(nameOf)).toEqual(['GET /api/v1/auth/isLogin'])
  })

  test('lets the holder of an account of any area change its password and phone number, and close it', () => {
    expect(
      endpoints
        .filter(({ auth }) => auth === accountAreas)
        .map(nameOf)
        .toSorted(),
    ).toEqual([
      'DELETE /api/v1/auth/delete',
      'GET /api/v1/phone-number',
      'GET /api/v1/withdrawal',
      'POST /api/v1/auth/change-password',
      'POST /api/v1/phone-number/code',
      'PUT /api/v1/phone-number',
    ])
  })

  test('requires an Idempotency-Key for every write that is costly', () => {
    const idempotent = endpoints.filter((endpoint) => endpoint.idempotent).map(nameOf)
    expect(idempotent).toEqual(expect.arrayContaining(['POST /api/v1/orders', 'POST /api/v1/orders/:id/submit']))
    // A key belongs to a caller: without one it would have no effect.
    for (const endpoint of endpoints) if (endpoint.idempotent) expect(endpoint.auth, nameOf(endpoint)).not.toBe('none')
  })

  test('accepts no unbounded day or instant', () => {
    const found = { days: 0, instants: 0 }
    const unbounded = endpoints.flatMap((endpoint) =>
      leavesOf([endpoint.params, endpoint.query, endpoint.body]).flatMap((leaf) => {
        const takes = (text: string) => z.safeParse(leaf, text).success
        const isDay = takes('2027-03-01') && !takes('2027-02-30')
        const isInstant = takes('2027-03-01T00:00:00Z') && !takes('2027-02-30T00:00:00Z')
        if (isDay) found.days++
        if (isInstant) found.instants++
        const beyond = ['0001-01-01', '1899-12-31', '2100-01-01', '9999-12-31']
        const taken = beyond.filter((day) => (isDay && takes(day)) || (isInstant && takes(`${day}T00:00:00Z`)))
        return taken.map((day) => `${nameOf(endpoint)} takes ${day}`)
      }),
    )
    expect(unbounded).toEqual([])
    expect(found.days).toBeGreaterThan(15)
    expect(found.instants).toBeGreaterThan(3)
  })

  test('has a text in every complete language for every message of its schemas', () => {
    const messages = new Set(endpoints.flatMap(({ params, query, body }) => messagesOf([params, query, body])))
    expect(messages.size).toBeGreaterThan(10)
    const keys = keysOf(en)
    expect([...messages].filter((message) => !keys.includes(message))).toEqual([])
    expect(keysOf(ko)).toEqual(keys)
  })
})
