import { useTranslation } from 'react-i18next'
import type { MiceEdition } from '#contract/mice/edition'
import type { MiceBadge } from '#contract/mice/registration'
import { useSpan } from '#src/kits/exhibition/use-span'
import { useContentLang } from '#src/session/visitor'
import { QrCode } from '#src/ui/qr-code'
import { site } from '../site'

interface BadgeFaceProps {
  badge: MiceBadge
  fair: MiceEdition
  className?: string
}

/** A badge as it is on paper. */
export function BadgeFace({ badge, fair, className = '' }: BadgeFaceProps) {
  const { t } = useTranslation(site)
  const lang = useContentLang()
  const span = useSpan()
  const { code, number, name, name_latin, organization, position, roles } = badge
  return (
    <article
      aria-label={t('badge.of', { name })}
      className={`w-full max-w-80 overflow-hidden rounded-lg border border-line-strong shadow-md ${className}`}
      style={{ background: '#ffffff', color: '#1c1233' }}
    >
      <p className="px-5 py-3 text-sm font-bold" style={{ background: '#1c1233', color: '#faf8ff' }}>
        {fair.figures.name[lang]}
        <span className="block font-normal figures">{span(fair.figures)}</span>
      </p>
      <div className="px-5 pt-5">
        <p className="text-3xl font-bold wrap-anywhere">{name_latin}</p>
        {name !== name_latin && <p className="text-xl font-semibold wrap-anywhere">{name}</p>}
        <p className="mt-2 wrap-anywhere">{organization}</p>
        {position && <p className="text-sm wrap-anywhere">{position}</p>}
      </div>
      <QrCode text={code} label={t('badge.code', { number })} className="mx-auto w-60 max-w-full" />
      <p className="pb-3 text-center text-sm figures">{number}</p>
      <p className="bg-accent px-5 py-3 text-center text-lg font-bold text-on-accent">
        {roles.map((role) => t(`role.${role}`)).join(' · ')}
      </p>
    </article>
  )
}
