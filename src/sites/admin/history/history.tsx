import { useTranslation } from 'react-i18next'
import type { DeskAct } from '#contract/desk-acts'
import { DeskTimeline, DetailPart } from '#src/kits/desk/detail'

/** The text key of each act in the audit log. */
const names = {
  'booking.confirm': 'bookingConfirmed',
  'booking.cancel': 'bookingCanceled',
  'booking.decline': 'cancellationDeclined',
  'booking.move': 'bookingMoved',
  'booking.party': 'partyChanged',
  'booking.note': 'noteAdded',
  'booking.resend': 'bookingMailResent',
  'passports.reveal': 'passportsOpened',
  'order.deposit': 'depositRecorded',
  'refund.sent': 'refundSent',
  'refund.retry': 'refundRetried',
  'refund.account': 'refundAccountOpened',
  'review.hide': 'reviewHidden',
  'review.show': 'reviewShown',
  'social-review.approved': 'postApproved',
  'social-review.rejected': 'postRejected',
  'company.check': 'companyChecked',
  'company.file': 'fileOpened',
  'partnership.file': 'fileOpened',
  'inquiry.file': 'attachmentOpened',
  'inquiry.answer': 'answerSent',
  'inquiry.take': 'inquiryTaken',
  'inquiry.handOver': 'inquiryHandedOver',
  'inquiry.release': 'inquiryReleased',
  'quotation.file': 'attachmentOpened',
  'partnership.ask': 'partnershipAsked',
  'partnership.approve': 'partnershipApproved',
  'partnership.decline': 'partnershipDeclined',
  'quotation.offer': 'offerSent',
  'quotation.answer': 'answerSent',
  'quotation.withdrawOffer': 'offerWithdrawn',
  'coupon.create': 'couponMade',
  'coupon.issue': 'couponIssued',
  'coupon.stop': 'couponStopped',
  'points.grant': 'pointsGiven',
  'points.takeBack': 'pointsTakenBack',
  'member.block': 'blocked',
  'member.unblock': 'unblocked',
  'member.export': 'exported',
  'member.withdraw': 'closed',
  'member.merge': 'merged',
  'member.mergeUndo': 'mergeUndone',
  'member.mergeFinish': 'mergeFinished',
  'applicant.block': 'blocked',
  'applicant.unblock': 'unblocked',
  'product.create': 'productMade',
  'product.import': 'productImported',
  'product.importUndo': 'importUndone',
  'product.copy': 'productCopied',
  'product.save': 'productSaved',
  'product.restore': 'productRestored',
  'product.publish': 'productPublished',
  'product.schedule': 'saleScheduled',
  'product.unschedule': 'saleUnscheduled',
  'product.saleStart': 'saleStarted',
  'product.withdraw': 'productWithdrawn',
  'product.addPicture': 'pictureAdded',
  'product.changePicture': 'pictureChanged',
  'product.removePicture': 'pictureRemoved',
  'product.orderPictures': 'picturesOrdered',
  'product.departures': 'departuresChanged',
  'product.dayPrices': 'dayPricesChanged',
  'product.importDepartures': 'departuresImported',
  'festival.create': 'festivalMade',
  'festival.save': 'festivalSaved',
  'festival.show': 'festivalShown',
  'festival.hide': 'festivalHidden',
  'festival.remove': 'festivalRemoved',
  'staff.invite': 'staffInvited',
  'staff.inviteAgain': 'staffInvitedAgain',
  'staff.roles': 'staffRoles',
  'staff.remove': 'staffRemoved',
  'staff.inquiriesReleased': 'inquiriesReleased',
  'staff.signOut': 'staffSignedOut',
  'staff.factorSet': 'factorSet',
  'staff.factorReset': 'factorReset',
  'mail.open': 'mailOpened',
  'mail.resend': 'mailResent',
  'mail.settle': 'mailSettled',
  'job.retry': 'jobRetried',
  'gate.revoke': 'gateRevoked',
  'inquiry.close': 'inquiryClosed',
  'inquiry.reopen': 'inquiryReopened',
  'pass.importAffiliate': 'affiliateImported',
  'pass.undoImport': 'importUndone',
  'pass.saveAffiliate': 'affiliateSaved',
  'pass.show': 'affiliateShown',
  'pass.hide': 'affiliateHidden',
  'pass.addStaff': 'affiliateStaffAdded',
  'pass.removeStaff': 'affiliateStaffRemoved',
  'pass.extend': 'passExtended',
  'pass.takeGiftBack': 'giftTakenBack',
  'survey.publishQuestions': 'questionsPublished',
  'survey.tagText': 'answerTagged',
  'post.write': 'postWritten',
  'post.edit': 'postEdited',
  'post.publish': 'postPublished',
  'post.pin': 'postPinned',
  'post.remove': 'postRemoved',
  'post.restore': 'postRestored',
  'post.attach': 'fileAttached',
  'post.detach': 'fileDetached',
  'post.addPicture': 'pictureAdded',
  'post.removePicture': 'pictureRemoved',
  'textBlock.make': 'textBlockMade',
  'textBlock.edit': 'textBlockEdited',
  'textBlock.remove': 'textBlockRemoved',
  'setting.change': 'settingChanged',
  'desk.export': 'listExported',
  'account.withdraw': 'closed',
  'account.social-link': 'socialLinked',
  'account.social-unlink': 'socialUnlinked',
  'phone.change': 'phoneChanged',
  'mice.host': 'hostingApproved',
  'mice.declineHost': 'hostingDeclined',
  'mice.addExhibitor': 'exhibitorAdded',
  'mice.saveExhibitor': 'exhibitorSaved',
  'mice.removeExhibitor': 'exhibitorRemoved',
  'mice.badges': 'badgesPrinted',
  'mice.badgeCorrected': 'badgeCorrected',
  'mice.entryUndone': 'entryUndone',
  'mice.invoice': 'invoiceOpened',
  'mice.standOpened': 'standOpened',
  'mice.standClosed': 'standClosed',
  'education.document': 'documentOpened',
  'education.archive': 'documentsDownloaded',
  'education.receipt': 'receiptOpened',
} as const

const isNamed = (act: string): act is keyof typeof names => Object.hasOwn(names, act)

/** Returns how an act of the audit log is named; one without a text as the log has it. Needs the texts `admin.history`. */
export function useActName(): (act: string) => string {
  const { t } = useTranslation('admin.history')
  return (act) => (isNamed(act) ? t(`act.${names[act]}`) : act)
}

/** The desk's acts on an item: by whom, when and why; latest first. Needs the texts `admin.history`. */
export function History({ acts }: { acts: readonly DeskAct[] }) {
  const { t } = useTranslation('admin.history')
  const actName = useActName()
  return (
    <DetailPart title={t('title')}>
      {acts.length === 0 ? (
        <p className="text-sm text-muted">{t('none')}</p>
      ) : (
        <DeskTimeline
          items={acts.toReversed().map(({ at, act, by, reason }, nth) => ({
            key: `${at} ${nth}`,
            at,
            what: actName(act),
            who: by,
            words: reason || undefined,
          }))}
        />
      )}
    </DetailPart>
  )
}
