import type { Hono } from 'hono'
import { formNamed } from '#contract/education/forms'
import { savedAs } from '#server/http/attachment'
import type { Env } from '#server/http/env'
import { Refusal } from '#server/refusal'
import { educationForm } from './forms.service'

/** Mounts the forms of the documents of education travel as public files. Returns 404 for unknown names. */
export function mountEducationForms(app: Hono<Env>): void {
  app.get('/files/education/:name', async (c) => {
    const form = formNamed(c.req.param('name'))
    if (!form) throw new Refusal(404, 'general.notFound')
    const { name, mime, bytes } = await educationForm(form.kind, form.lang)
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': mime,
      'Content-Disposition': savedAs(name),
      'Cache-Control': 'public, max-age=3600',
    })
  })
}
