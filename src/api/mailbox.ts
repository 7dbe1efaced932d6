/** A mail or text message of the development mailbox, as its list shows it; `at` is an instant, ISO 8601. */
export interface KeptMail {
  id: string
  at: string
  kind: 'mail' | 'sms'
  to: string
  subject: string
}

/** A mail with its text. */
export interface OpenMail extends KeptMail {
  text: string
}

async function get<T>(url: string): Promise<T> {
  const { send } = await import('./http')
  const reply = await send({ url })
  if (reply.status !== 200 || !('data' in reply)) throw Object.assign(new Error('no mail'), { status: reply.status })
  return (reply.data as { data: T }).data
}

/** The mails that development stores instead of sending them, newest first. */
export const mailList = () => ({
  queryKey: ['/dev/api/mailbox'],
  queryFn: () => get<KeptMail[]>('/dev/api/mailbox'),
  refetchInterval: 2000,
})

/** One stored mail. */
export const openMail = (id: string) => ({
  queryKey: ['/dev/api/mailbox', id],
  queryFn: () => get<OpenMail>(`/dev/api/mailbox/${id}`),
})

/** Returns the path where a mail can be viewed as its reader sees it. */
export const mailHtmlPath = (id: string): string => `/dev/api/mailbox/${id}/html`

/** A mail template in one form and language. */
export interface SampleMail {
  id: string
  template: string
  form: string
  lang: string
  subject: string
}

/** Every mail the platform sends, with sample values. */
export const sampleMails = () => ({
  queryKey: ['/dev/api/mails'],
  queryFn: () => get<SampleMail[]>('/dev/api/mails'),
})

/** The text of one sample. */
export const openSample = (id: string) => ({
  queryKey: ['/dev/api/mails', id],
  queryFn: () => get<Pick<OpenMail, 'subject' | 'text'>>(`/dev/api/mails/${id}`),
})

/** Returns the path where a sample can be viewed as its reader would see it. */
export const sampleHtmlPath = (id: string): string => `/dev/api/mails/${id}/html`
