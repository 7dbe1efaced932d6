import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { auditDesk } from '#contract/audit-desk'
import { benefitsDesk } from '#contract/benefits-desk'
import { companyDesk } from '#contract/companies'
import { dayPrices } from '#contract/day-prices'
import { departureImport } from '#contract/departure-import'
import { desk } from '#contract/desk'
import type { Endpoint } from '#contract/endpoint'
import { festivalsDesk } from '#contract/festivals-desk'
import { filesDesk } from '#contract/files-desk'
import { firstStepsDesk } from '#contract/first-steps'
import { gatesDesk } from '#contract/gates-desk'
import { gatesSetup } from '#contract/gates-setup'
import { inquiryInbox } from '#contract/inquiry-desk'
import { jobsDesk } from '#contract/jobs-desk'
import { mailsDesk } from '#contract/mails-desk'
import { membersDesk } from '#contract/members-desk'
import { membersMerge } from '#contract/members-merge'
import { miceCompanyDesk } from '#contract/mice/company-desk'
import { miceBoothDesk, miceDesk } from '#contract/mice/desk'
import { miceGate } from '#contract/mice/gate'
import { miceHostingDesk } from '#contract/mice/hosting'
import { miceSetupDesk } from '#contract/mice/setup-desk'
import { miceStandDesk } from '#contract/mice/stand'
import { passAffiliateDesk } from '#contract/pass/affiliate-desk'
import { passAffiliateImport } from '#contract/pass/affiliate-import'
import { passDesk } from '#contract/pass/desk'
import { passPartnershipDesk } from '#contract/pass/partnership'
import { passPriceDesk } from '#contract/pass/price-desk'
import { productDesk } from '#contract/product-desk'
import { productHistory } from '#contract/product-history'
import { productImport } from '#contract/product-import'
import { productPreview } from '#contract/product-preview'
import { promotionDesk } from '#contract/promotion'
import { quotationDesk } from '#contract/quotation-desk'
import { reservationDesk } from '#contract/reservation-desk'
import { reviewDesk } from '#contract/review'
import { settingsDesk } from '#contract/settings-desk'
import { socialReviewDesk } from '#contract/social-review'
import { staffDesk } from '#contract/staff-desk'
import { surveyDesk } from '#contract/survey/desk'
import { mounted } from '#server/endpoints'
import { root } from '#server/root'

const groups: Record<string, Record<string, Endpoint>> = {
  auditDesk,
  benefitsDesk,
  festivalsDesk,
  filesDesk,
  firstStepsDesk,
  companyDesk,
  dayPrices,
  departureImport,
  desk,
  gatesDesk,
  gatesSetup,
  inquiryInbox,
  jobsDesk,
  mailsDesk,
  membersDesk,
  membersMerge,
  miceBoothDesk,
  miceCompanyDesk,
  miceDesk,
  miceGate,
  miceHostingDesk,
  miceSetupDesk,
  miceStandDesk,
  passAffiliateDesk,
  passAffiliateImport,
  passDesk,
  passPartnershipDesk,
  passPriceDesk,
  productDesk,
  productHistory,
  productPreview,
  productImport,
  promotionDesk,
  quotationDesk,
  reservationDesk,
  reviewDesk,
  settingsDesk,
  socialReviewDesk,
  staffDesk,
  surveyDesk,
}

// The second has the page that the desk shows in a frame, built of the shop's parts.
const folders = ['src/sites/admin', 'src/sites/shop/preview'].map((folder) => path.join(root, folder))
const source = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const isUsed = (group: string, name: string) => new RegExp(`\\b${group}\\.${name}\\b`).test(source)

test('every operator-only call is in one of the groups checked here', () => {
  const pages = Object.values(groups).flatMap((group) => Object.values(group))
  const alone = mounted
    .map(({ endpoint }) => endpoint)
    .filter(({ roles }) => Array.isArray(roles) && ['operator', 'owner'].includes(roles.join()))
  expect(alone.length).toBeGreaterThan(30)
  expect(alone.filter((endpoint) => !pages.includes(endpoint)).map(({ path: at }) => at)).toEqual([])
})

test.each(Object.keys(groups))('each call of %s is used by a page of the desk', (group) => {
  expect(Object.keys(groups[group] ?? {}).filter((name) => !isUsed(group, name))).toEqual([])
})
