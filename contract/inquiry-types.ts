/** What an inquiry may be about; which of them a site takes, its record says (product §3). */
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
