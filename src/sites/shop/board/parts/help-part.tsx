import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreLink } from '#src/ui/more-link'

/** A part of Help with a link to all of it. */
export function HelpPart({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  const { t } = useTranslation('shop.board')
  return (
    <section className="min-w-0">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl font-bold">{title}</h2>
        <MoreLink to={to}>{t('help.more')}</MoreLink>
      </header>
      {children}
    </section>
  )
}
