import { useTranslation } from 'react-i18next'
import type { MiceEdition } from '#contract/mice/edition'
import { countdownOf } from '#src/kits/exhibition/countdown'
import { useSpan } from '#src/kits/exhibition/use-span'
import { useContentLang } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Container } from '#src/ui/page'
import { KeyVisual } from '../../parts/key-visual'
import { paths, site } from '../../site'

/** The poster: what, when and where, and the countdown by the server's day. */
export function Hero({ fair }: { fair: MiceEdition | null }) {
  const { t } = useTranslation('mice.home')
  const span = useSpan()
  const lang = useContentLang()
  return (
    <div className="relative overflow-hidden" style={{ background: '#1c1233', color: '#faf8ff' }}>
      <KeyVisual className="absolute inset-y-0 end-0 h-full w-full opacity-30 lg:w-3/5 lg:opacity-100" />
      <div
        aria-hidden="true"
        className="absolute inset-0 rtl:mirrored"
        style={{ background: 'linear-gradient(90deg, #1c1233 38%, transparent 78%)' }}
      />
      <Container className="relative py-12 md:py-20">
        <div className="max-w-form">
          {fair && <CountdownMark fair={fair} />}
          <h1 className="mt-5 text-5xl font-bold text-balance">{t('hero.title')}</h1>
          <p className="mt-5 text-lg">{t('hero.lead')}</p>
          {fair && (
            <p className="mt-6 font-semibold">
              <span className="block text-xl figures">{span(fair.figures)}</span>
              <span className="block">{fair.figures.venue.name[lang]}</span>
            </p>
          )}
          <p className="mt-8 flex flex-wrap gap-3">
            {fair?.is_open && (
              <ButtonLink to={paths.register} size="lg" variant="accent">
                {t('hero.register')}
              </ButtonLink>
            )}
            <ButtonLink to={paths.conference} size="lg" variant="secondary">
              {t('hero.program')}
            </ButtonLink>
          </p>
        </div>
      </Container>
    </div>
  )
}

function CountdownMark({ fair }: { fair: MiceEdition }) {
  const { t } = useTranslation(site)
  const at = countdownOf(fair)
  const words =
    at.state === 'before' || at.state === 'between'
      ? t('countdown.before', { count: at.days })
      : at.state === 'running'
        ? t('countdown.running', { day: at.day })
        : t('countdown.over')
  return (
    <p className="inline-flex bg-accent px-3 py-1 font-bold text-on-accent figures" style={{ borderRadius: 2 }}>
      {words}
    </p>
  )
}
