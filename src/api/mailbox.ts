/** A mail or text message of the development mailbox, as its list shows it; `at` is an instant, ISO 8601. */
export interface KeptMail {
  id: string
  at: string
  kind: 'mail' | 'sms'
  to: string
  subject: string
}

/** A mail with its words. */
export interface OpenMail extends KeptMail {
  text: string
}

async function get<T>(url: string): Promise<T> {
  const { send } = await import('./http')
  const reply = await send({ url })
  if (reply.status !== 200 || !('data' in reply)) throw Object.assign(new Error('no mail'), { status: reply.status })
  return (reply.data as { data: T }).data
}

/** The mails that development keeps instead of sending them, newest first; asked for again every other second. */
export const mailList = () => ({
  queryKey: ['/dev/api/mailbox'],
  queryFn: () => get<KeptMail[]>('/dev/api/mailbox'),
  refetchInterval: 2000,
})

/** One of them. */
export const openMail = (id: string) => ({
  queryKey: ['/dev/api/mailbox', id],
  queryFn: () => get<OpenMail>(`/dev/api/mailbox/${id}`),
})

/** Where a mail can be looked at as its reader sees it. */
export const mailHtmlPath = (id: string): string => `/dev/api/mailbox/${id}/html`

/** A template of the mails in one of its forms and languages. */
export interface SampleMail {
  id: string
  template: string
  form: string
  lang: string
  subject: string
}

/** Every mail that is ever sent, with sample values. */
export const sampleMails = () => ({
  queryKey: ['/dev/api/mails'],
  queryFn: () => get<SampleMail[]>('/dev/api/mails'),
})

/** The words of one of them. */
export const openSample = (id: string) => ({
  queryKey: ['/dev/api/mails', id],
  queryFn: () => get<Pick<OpenMail, 'subject' | 'text'>>(`/dev/api/mails/${id}`),
})

/** Where a sample can be looked at as its reader would see it. */
export const sampleHtmlPath = (id: string): string => `/dev/api/mails/${id}/html`
