/** The page of an inquiry at each desk, which mails link to (product §2). */
export const inquiryDeskPaths = {
  admin: (of: string, id: string) => `/admin/inquiries/${of}/${id}`,
  'edu-admin': (id: string) => `/seouleduadmin/qna/${id}`,
} as const
