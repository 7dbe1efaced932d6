import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import type { ProgramYear } from '#contract/education/year'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { site } from '../site'

/** The support items, each with its unit price. */
export function SupportItems({ year: { figures } }: { year: ProgramYear }) {
  const { t } = useTranslation(site)
  const lang = useContentLang()
  const won = useWon()
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {figures.items.map(({ id, name, unit, unit_won }) => (
        <li key={id} className="flex gap-3 border-t border-line py-3.5">
          <Check className="mt-0.5 size-5 shrink-0 text-brand" aria-hidden="true" />
          <span className="min-w-0">
            <span className="block font-semibold">{name[lang]}</span>
            <span className="block text-sm text-muted figures">
              {t('items.each', { won: won(unit_won), unit: unit[lang] })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
