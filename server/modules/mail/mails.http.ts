import type { Context, Hono } from 'hono'
import { type Lang, textLanguages } from '#contract/languages'
import type { Env } from '#server/http/env'
import type { Mail } from '#server/ports/mailer'
import { Refusal } from '#server/refusal'
import type { Settings } from '#server/settings'
import { mailSamples } from './mail.samples'
import { compose } from './mail.service'
import type { MailRequest } from './mail.types'
import { mailPage } from './mail-page'

type ServiceDeps = Pick<Settings, 'NODE_ENV' | 'APP_URL' | 'SEED_DEMO'>

/** Every template in every form and language, keyed by `template.form.lang`. */
const requests = (): Map<string, MailRequest & { form: string; lang: Lang }> =>
  new Map(
    textLanguages.flatMap((lang) =>
      Object.entries(mailSamples(lang)).flatMap(([template, forms]) =>
        Object.entries(forms).map(([form, values]) => [
          `${template}.${form}.${lang}`,
          { template, to: 'jiwoo@people.example', values, form, lang } as MailRequest & { form: string; lang: Lang },
        ]),
      ),
    ),
  )

/** Mounts the endpoints of /dev/mails: every mail with sample values, as it would be sent. Never in production. */
export function mountMails(app: Hono<Env>, settings: ServiceDeps): void {
  if (settings.NODE_ENV === 'production') return
  const samples = requests()
  const mailOf = (c: Context<Env>): Promise<Mail> => {
    const request = samples.get(c.req.param('id') ?? '')
    if (!request) throw new Refusal(404, 'general.notFound')
    return compose(request, settings)
  }
  app.get('/dev/api/mails', async (c) =>
    c.json({
      data: await Promise.all(
        [...samples].map(async ([id, request]) => ({
          id,
          template: request.template,
          form: request.form,
          lang: request.lang,
          subject: (await compose(request, settings)).subject,
        })),
      ),
    }),
  )
  app.get('/dev/api/mails/:id/html', async (c) => mailPage(c, await mailOf(c)))
  app.get('/dev/api/mails/:id', async (c) => {
    const { subject, text } = await mailOf(c)
    return c.json({ data: { subject, text } })
  })
}
