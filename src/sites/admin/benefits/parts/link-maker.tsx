import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ownPath } from '#contract/own-path'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { CopyButton } from '#src/ui/copy-button'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { paths } from '../../site'

/** Whether a link is allowed to lead there: to one of our pages or to a host in the settings (product §2). */
function isAllowed(text: string, hosts: readonly string[]): boolean {
  const own = text.startsWith(location.origin) ? text.slice(location.origin.length) || '/' : text
  if (ownPath(own) !== null) return true
  return /^https:\/\//.test(text) && URL.canParse(text) && hosts.includes(new URL(text).hostname)
}

/** Creates the link of a promotion; its clicks are counted. */
export function LinkMaker({ codes, hosts }: { codes: readonly string[]; hosts: readonly string[] }) {
  const { t } = useTranslation('admin.benefits')
  const [link, setLink] = useState('')
  const form = useZodForm(
    z.strictObject({
      code: z.string().check(z.minLength(1, 'validation.required')),
      to: z.string().check(
        z.trim(),
        z.minLength(1, 'validation.required'),
        z.refine((text) => text === '' || isAllowed(text, hosts), 'validation.invalid'),
      ),
    }),
    { code: '', to: '' },
  )
  return (
    <DetailPart title={t('link.title')}>
      {codes.length === 0 ? (
        <p className="text-muted">
          {t('link.noCodes')}{' '}
          <Link to={`${paths.settings}?key=promotion`} className="text-accent underline underline-offset-2">
            {t('link.settings')}
          </Link>
        </p>
      ) : (
        <>
          <Form
            form={form}
            label={t('link.title')}
            onSubmit={({ code, to }) => {
              setLink(`${location.origin}/redirect?${new URLSearchParams({ to, code })}`)
            }}
          >
            <SelectField
              name="code"
              label={t('clicks.code')}
              options={codes.map((value) => ({ value, label: value }))}
            />
            <TextField
              name="to"
              label={t('link.to')}
              help={t('link.toHelp', { hosts: hosts.join(', ') || t('link.noHosts') })}
            />
            <div>
              <SubmitButton>{t('link.make')}</SubmitButton>
            </div>
          </Form>
          {link && (
            <div className="mt-4 space-y-2" role="status">
              <p className="rounded-sm bg-sunken p-3 text-sm wrap-anywhere">{link}</p>
              <CopyButton text={link} />
            </div>
          )}
        </>
      )}
    </DetailPart>
  )
}
