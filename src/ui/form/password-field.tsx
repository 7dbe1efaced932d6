import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldTexts } from '../field'
import { IconButton } from '../icon-button'
import { passwordStrength } from './password-strength'
import { useNativeField } from './use-field'

type PasswordFieldProps = Omit<FieldTexts, 'error' | 'optional'> & {
  name: string
  autoComplete: 'current-password' | 'new-password'
  /** Shows the strength of the password: for a field with a new one. */
  meter?: boolean
}

export function PasswordField({ name, label, help, autoComplete, meter }: PasswordFieldProps) {
  const { t } = useTranslation('ui')
  const { field, error } = useNativeField(name)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} help={help} error={error}>
      {(frame) => (
        <>
          <div className="relative">
            <input
              {...frame}
              {...field}
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              spellCheck={false}
              autoCapitalize="none"
              className="control pe-13"
            />
            <IconButton
              label={t(shown ? 'password.hide' : 'password.show')}
              aria-controls={frame.id}
              onClick={() => setShown(!shown)}
              size="sm"
              className="absolute inset-y-0 end-1.5 my-auto text-muted"
            >
              <Icon className="size-5" />
            </IconButton>
          </div>
          {meter && field.value && <StrengthMeter password={field.value} />}
        </>
      )}
    </Field>
  )
}

const looks = {
  weak: { bars: 1, bar: 'bg-error', text: 'text-error' },
  medium: { bars: 2, bar: 'bg-warning', text: 'text-warning' },
  strong: { bars: 3, bar: 'bg-success', text: 'text-success' },
}

function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation('ui')
  const strength = passwordStrength(password)
  const { bars, bar, text } = looks[strength]
  return (
    <div className="flex items-center gap-3 pt-1">
      <div className="grid flex-1 grid-cols-3 gap-1" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} className={`h-1 rounded-full eased ${step <= bars ? bar : 'bg-line'}`} />
        ))}
      </div>
      <p role="status" className="text-sm">
        <span className="sr-only">{t('password.strength')}: </span>
        <span className={`font-semibold ${text}`}>{t(`password.${strength}`)}</span>
      </p>
    </div>
  )
}
