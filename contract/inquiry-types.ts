/** Subjects of inquiries; each site's record lists those it takes (product §3). */
export const inquiryTypes = [
  'reservation',
  'payment',
  'product',
  'partnership',
  'eligibility',
  'application',
  'documents',
  'report',
  'account',
  'other',
] as const
export type InquiryType = (typeof inquiryTypes)[number]
