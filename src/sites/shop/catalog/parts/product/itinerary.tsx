import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/catalog'
import { useContentTag } from '#src/session/visitor'

/** The itinerary, step by step. */
export function Itinerary({ steps }: { steps: Product['itinerary'] }) {
  const { t } = useTranslation('shop.catalog')
  const lang = useContentTag()
  return (
    <ol>
      {steps.map(({ title, text, minutes }, index) => (
        <li
          key={title}
          className="relative flex gap-4 pb-6 before:absolute before:start-4 before:top-9 before:bottom-1 before:w-px before:bg-line last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-bold text-brand"
          >
            {index + 1}
          </span>
          <div className="max-w-reading pt-0.5">
            <h3 className="font-semibold">
              <span lang={lang}>{title}</span>
              {minutes !== null && (
                <span className="ms-2.5 text-sm font-normal text-muted">{t('detail.minutes', { count: minutes })}</span>
              )}
            </h3>
            <p lang={lang} className="mt-0.5 text-muted">
              {text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
