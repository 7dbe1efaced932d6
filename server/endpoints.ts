import type { Mounted } from '#server/http/implement'
import {
  authRoutes,
  companyDeskRoutes,
  memberRoutes,
  phoneRoutes,
  secondFactorRoutes,
  staffDeskRoutes,
  withdrawalRoutes,
} from '#server/modules/accounts/accounts.routes'
import { applicantDeskRoutes, applicantRoutes } from '#server/modules/applicants/applicants.routes'
import { benefitsDeskRoutes, benefitsRoutes } from '#server/modules/benefits/benefits.routes'
import { boardDeskRoutes, boardRoutes } from '#server/modules/board/board.routes'
import { bookingRoutes } from '#server/modules/booking/booking.routes'
import { cancellationRoutes } from '#server/modules/cancellation/cancellation.routes'
import { cartOrderRoutes, cartRoutes } from '#server/modules/cart/cart.routes'
import { catalogRoutes } from '#server/modules/catalog/catalog.routes'
import {
  dayPricesRoutes,
  departureImportRoutes,
  productDeskRoutes,
  productHistoryRoutes,
  productImportRoutes,
  productPreviewRoutes,
} from '#server/modules/catalog/product-desk.routes'
import { searchRoutes } from '#server/modules/catalog/search.routes'
import { checkInRoutes, gatesDeskRoutes, gatesSetupRoutes } from '#server/modules/check-in/check-in.routes'
import { paymentRoutes } from '#server/modules/checkout/checkout.routes'
import {
  auditDeskRoutes,
  deskRoutes,
  filesDeskRoutes,
  firstStepsRoutes,
  jobsDeskRoutes,
  mailsDeskRoutes,
  membersDeskRoutes,
  membersMergeRoutes,
  reservationDeskRoutes,
  settingsDeskRoutes,
} from '#server/modules/desk/desk.routes'
import { deskExportRoutes, deskViewRoutes } from '#server/modules/desk-views/desk-views.routes'
import {
  applicationRoutes,
  educationStaffRoutes,
  educationStatisticsRoutes,
  educationYearRoutes,
  reviewDeskRoutes,
  reviewListRoutes,
} from '#server/modules/education/education.routes'
import { reportDeskRoutes, reportRoutes } from '#server/modules/education/report/report.routes'
import {
  educationApprovalRoutes,
  educationNoteRoutes,
  educationScoreRoutes,
} from '#server/modules/education-review/education-review.routes'
import { eventRoutes, festivalsDeskRoutes } from '#server/modules/events/events.routes'
import {
  fairCompanyRoutes,
  fairEditionRoutes,
  fairImportRoutes,
  fairParticipantDeskRoutes,
  fairParticipantRoutes,
  fairProgramRoutes,
  fairTurnoutRoutes,
  fairWishRoutes,
} from '#server/modules/fair/fair.routes'
import { fairSetupRoutes } from '#server/modules/fair/setup.routes'
import { fairMailRoutes } from '#server/modules/fair-mails/fair-mails.routes'
import { fairMatchingRoutes } from '#server/modules/fair-matching/fair-matching.routes'
import {
  fairBadgeDeskRoutes,
  fairDayDeskRoutes,
  fairMeetingDeskRoutes,
} from '#server/modules/fair-meetings/desk.routes'
import {
  fairBadgeRoutes,
  fairCalendarRoutes,
  fairMeetingRoutes,
  fairRefillRoutes,
  fairViewerRoutes,
} from '#server/modules/fair-meetings/fair-meetings.routes'
import {
  fairRecordDeskRoutes,
  fairRecordRoutes,
  fairStatisticsRoutes,
} from '#server/modules/fair-records/fair-records.routes'
import { fairUpdateRoutes } from '#server/modules/fair-updates/fair-updates.routes'
import { guestRoutes } from '#server/modules/guest/guest.routes'
import { inquiryDeskRoutes, inquiryInboxRoutes, inquiryRoutes } from '#server/modules/inquiry/inquiry.routes'
import {
  miceCompanyRoutes,
  miceDeskRoutes,
  miceEditionRoutes,
  miceFeedRoutes,
  miceGroupRoutes,
  miceHostingDeskRoutes,
  miceHostingRoutes,
  miceInvitationRoutes,
  miceLogoRoutes,
  miceRegistrationRoutes,
  miceSessionRoutes,
} from '#server/modules/mice/mice.routes'
import { miceSetupRoutes } from '#server/modules/mice/setup.routes'
import { miceBoothDeskRoutes, miceBoothRoutes, miceCompanyDeskRoutes } from '#server/modules/mice-booths/booths.routes'
import { miceGateRoutes, miceStandDeskRoutes, miceStandRoutes } from '#server/modules/mice-gate/gate.routes'
import { miceLeadRoutes } from '#server/modules/mice-leads/leads.routes'
import {
  passAffiliateDeskRoutes,
  passAffiliateImportRoutes,
  passAffiliateRoutes,
  passPartnershipDeskRoutes,
  passPartnershipRoutes,
  passPlanRoutes,
  passPriceDeskRoutes,
  passTypeRoutes,
} from '#server/modules/pass/pass.routes'
import {
  passDeskRoutes,
  passGateRoutes,
  passGiftRoutes,
  passOrderRoutes,
} from '#server/modules/pass-orders/pass-orders.routes'
import { programRoutes } from '#server/modules/programs/programs.routes'
import { promotionDeskRoutes } from '#server/modules/promotion/promotion.routes'
import { quotationDeskRoutes, quotationRoutes } from '#server/modules/quotation/quotation.routes'
import { reviewRoutes } from '#server/modules/reviews/reviews.routes'
import { settingsRoutes } from '#server/modules/settings/settings.routes'
import { sitemapRoutes } from '#server/modules/sitemap/sitemap.routes'
import { socialRoutes } from '#server/modules/social/social.routes'
import { surveyDeskRoutes, surveyResponseRoutes, surveyTourRoutes } from '#server/modules/survey/survey.routes'
import { textBlockRoutes } from '#server/modules/text-blocks/text-blocks.routes'
import { voucherRoutes } from '#server/modules/voucher/voucher.routes'
import { wishlistRoutes } from '#server/modules/wishlist/wishlist.routes'

/** Every endpoint of the product with its handler: one line per list of routes. */
export const mounted: Mounted[] = [
  ...settingsRoutes,
  ...sitemapRoutes,
  ...authRoutes,
  ...memberRoutes,
  ...phoneRoutes,
  ...secondFactorRoutes,
  ...staffDeskRoutes,
  ...auditDeskRoutes,
  ...withdrawalRoutes,
  ...companyDeskRoutes,
  ...applicantRoutes,
  ...applicantDeskRoutes,
  ...socialRoutes,
  ...catalogRoutes,
  ...productDeskRoutes,
  ...productHistoryRoutes,
  ...productPreviewRoutes,
  ...dayPricesRoutes,
  ...departureImportRoutes,
  ...productImportRoutes,
  ...searchRoutes,
  ...eventRoutes,
  ...festivalsDeskRoutes,
  ...programRoutes,
  ...cartRoutes,
  ...cartOrderRoutes,
  ...benefitsRoutes,
  ...benefitsDeskRoutes,
  ...bookingRoutes,
  ...cancellationRoutes,
  ...paymentRoutes,
  ...voucherRoutes,
  ...deskRoutes,
  ...reservationDeskRoutes,
  ...filesDeskRoutes,
  ...firstStepsRoutes,
  ...jobsDeskRoutes,
  ...mailsDeskRoutes,
  ...membersDeskRoutes,
  ...membersMergeRoutes,
  ...settingsDeskRoutes,
  ...deskExportRoutes,
  ...deskViewRoutes,
  ...reviewRoutes,
  ...boardRoutes,
  ...boardDeskRoutes,
  ...inquiryRoutes,
  ...inquiryDeskRoutes,
  ...inquiryInboxRoutes,
  ...textBlockRoutes,
  ...quotationRoutes,
  ...quotationDeskRoutes,
  ...promotionDeskRoutes,
  ...wishlistRoutes,
  ...guestRoutes,
  ...checkInRoutes,
  ...gatesDeskRoutes,
  ...gatesSetupRoutes,
  ...educationYearRoutes,
  ...applicationRoutes,
  ...reviewListRoutes,
  ...reportRoutes,
  ...reportDeskRoutes,
  ...reviewDeskRoutes,
  ...educationStaffRoutes,
  ...educationScoreRoutes,
  ...educationNoteRoutes,
  ...educationApprovalRoutes,
  ...educationStatisticsRoutes,
  ...fairEditionRoutes,
  ...fairParticipantRoutes,
  ...fairCompanyRoutes,
  ...fairWishRoutes,
  ...fairParticipantDeskRoutes,
  ...fairImportRoutes,
  ...fairProgramRoutes,
  ...fairTurnoutRoutes,
  ...fairSetupRoutes,
  ...fairMatchingRoutes,
  ...fairUpdateRoutes,
  ...fairMeetingRoutes,
  ...fairCalendarRoutes,
  ...fairViewerRoutes,
  ...fairRefillRoutes,
  ...fairBadgeRoutes,
  ...fairMeetingDeskRoutes,
  ...fairDayDeskRoutes,
  ...fairBadgeDeskRoutes,
  ...fairRecordRoutes,
  ...fairRecordDeskRoutes,
  ...fairStatisticsRoutes,
  ...fairMailRoutes,
  ...surveyTourRoutes,
  ...surveyResponseRoutes,
  ...surveyDeskRoutes,
  ...miceEditionRoutes,
  ...miceCompanyRoutes,
  ...miceSessionRoutes,
  ...miceFeedRoutes,
  ...miceBoothRoutes,
  ...miceBoothDeskRoutes,
  ...miceCompanyDeskRoutes,
  ...miceDeskRoutes,
  ...miceSetupRoutes,
  ...miceHostingRoutes,
  ...miceHostingDeskRoutes,
  ...miceRegistrationRoutes,
  ...miceGroupRoutes,
  ...miceInvitationRoutes,
  ...miceLogoRoutes,
  ...miceLeadRoutes,
  ...miceGateRoutes,
  ...miceStandDeskRoutes,
  ...miceStandRoutes,
  ...passAffiliateRoutes,
  ...passAffiliateDeskRoutes,
  ...passAffiliateImportRoutes,
  ...passTypeRoutes,
  ...passPriceDeskRoutes,
  ...passPlanRoutes,
  ...passPartnershipRoutes,
  ...passPartnershipDeskRoutes,
  ...passOrderRoutes,
  ...passGiftRoutes,
  ...passGateRoutes,
  ...passDeskRoutes,
]
