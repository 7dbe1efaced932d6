import type { Hono } from 'hono'
import type { Env } from '#server/http/env'
import type { Mailbox } from '#server/ports/mailer.mailbox'
import { Refusal } from '#server/refusal'
import { mailPage } from './mail-page'

/** Mounts the endpoints of /dev/mailbox. Only for a mailbox in development; production has none. */
export function mountMailbox(app: Hono<Env>, box: Mailbox): void {
  app.use('/dev/api/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.get('/dev/api/mailbox', async (c) => c.json({ data: await box.list() }))
  app.get('/dev/api/mailbox/:id/html', async (c) => {
    const mail = await box.find(c.req.param('id'))
    if (!mail) throw new Refusal(404, 'general.notFound')
    return mailPage(c, mail)
  })
  app.get('/dev/api/mailbox/:id', async (c) => {
    const mail = await box.find(c.req.param('id'))
    if (!mail) throw new Refusal(404, 'general.notFound')
    return c.json({ data: mail })
  })
}
