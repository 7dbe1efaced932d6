import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import { TextField } from '#src/ui/form/text-field'
import type { ProfileDraft } from './profile-draft'

/** A passport number that is only ever shown masked: it is left, replaced or removed. */
export function PassportField({ masked }: { masked: string }) {
  const { t } = useTranslation('shop.account')
  const { t: ui } = useTranslation('ui')
  const { setValue } = useFormContext<ProfileDraft>()
  const act = useWatch<ProfileDraft, 'passport_act'>({ name: 'passport_act' })
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const set = (next: ProfileDraft['passport_act']) => {
    pressed.current = true
    setValue('passport_act', next, { shouldDirty: true })
    setValue('passport', '')
  }
  // The pressed button is gone: the focus moves to its replacement.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `act` is what changes what is there
  useEffect(() => {
    if (pressed.current) box.current?.querySelector<HTMLElement>('input, button')?.focus()
    pressed.current = false
  }, [act])

  const keep = (
    <Button variant="ghost" size="sm" onClick={() => set('keep')}>
      {masked ? t('myProfile.passportKeep') : ui('cancel')}
    </Button>
  )
  if (act === 'replace') {
    return (
      <div ref={box} className="space-y-2">
        <TextField
          name="passport"
          label={t('myProfile.passport')}
          help={t('myProfile.passportHelp')}
          autoComplete="off"
          maxLength={9}
          optional
        />
        {keep}
      </div>
    )
  }
  return (
    <div ref={box}>
      <p className="text-sm font-semibold">{t('myProfile.passport')}</p>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <p className={masked && act === 'keep' ? 'figures' : 'text-muted'}>
          {act === 'remove' ? t('myProfile.passportRemoved') : masked || t('myProfile.passportNone')}
        </p>
        {act === 'remove' ? (
          keep
        ) : (
          <Button variant="secondary" size="sm" onClick={() => set('replace')}>
            {t(masked ? 'myProfile.passportChange' : 'myProfile.passportAdd')}
          </Button>
        )}
        {masked && act === 'keep' && (
          <Button variant="ghost" size="sm" onClick={() => set('remove')}>
            {t('myProfile.passportRemove')}
          </Button>
        )}
      </div>
    </div>
  )
}
