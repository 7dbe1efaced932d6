import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MiceBadge, miceLine, SellerRegistration } from '#contract/mice/registration'
import { z } from '#contract/zod'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { site } from '../../site'
import type { Stand } from './use-stand'

const { name_latin, organization } = SellerRegistration.shape
const BadgeText = z.strictObject({ name_latin, organization })

/** The text of the badge, to be corrected and confirmed. */
export function BadgeStep({ stand: { checkIn, begin }, badge }: { stand: Stand; badge: MiceBadge }) {
  const { t } = useTranslation('mice.stand')
  const { t: account } = useTranslation('mice.account')
  const { t: common } = useTranslation(site)
  const form = useZodForm(BadgeText, { name_latin: badge.name_latin, organization: badge.organization })
  // The id makes a retry after a lost response admit only once.
  const [scanId] = useState(() => crypto.randomUUID())
  return (
    <div className="stack-6">
      <header>
        <h1 className="text-4xl font-bold">{t('badge.title', { name: badge.name })}</h1>
        <p className="mt-3 text-xl text-muted">{badge.roles.map((role) => common(`role.${role}`)).join(' · ')}</p>
      </header>
      <p>{t('badge.text')}</p>
      <Form form={form} onSubmit={(badgeText) => checkIn(scanId, badgeText)} label={t('badge.form')}>
        <TextField name="name_latin" label={account('person.nameLatin')} autoComplete="off" maxLength={80} />
        <TextField name="organization" label={account('person.organization')} autoComplete="off" maxLength={miceLine} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton size="lg">{t('badge.confirm')}</SubmitButton>
          <Button variant="ghost" size="lg" onClick={begin}>
            {t('badge.leave')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
