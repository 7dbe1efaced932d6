import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { site } from '../site'

const lines = ['one', 'two', 'three', 'four'] as const

/** What the assistance is and what it is not, side by side. */
export function IsAndIsNot() {
  const { t } = useTranslation(site)
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {(['is', 'isNot'] as const).map((side) => {
        const Sign = side === 'is' ? Check : X
        return (
          <div key={side} className={`border-t-2 pt-5 ${side === 'is' ? 'border-accent' : 'border-ink'}`}>
            <h3 className="text-lg font-bold">{t(`immigration.${side}.title`)}</h3>
            <ul className="mt-3 space-y-3">
              {lines.map((line) => (
                <li key={line} className="flex gap-3">
                  <Sign aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-muted" />
                  {t(`immigration.${side}.${line}`)}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
