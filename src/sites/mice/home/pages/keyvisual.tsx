import { useSuspenseQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpan } from '#src/kits/exhibition/use-span'
import { Page } from '#src/kits/page/page'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { Page as Content } from '#src/ui/page'
import { saveFile } from '#src/ui/save-file'
import { KeyVisual } from '../../parts/key-visual'
import { thisFair } from '../../queries'
import { type PosterSize, posterPng, posterSizes, posterSvg } from '../parts/poster-files'

/** The poster, and its picture in several sizes for download. */
export function Component() {
  const { t } = useTranslation('mice.home')
  const lang = useContentLang()
  const span = useSpan()
  const { data: fair } = useSuspenseQuery(thisFair())
  return (
    <Page description={t('poster.lead')}>
      <main id="content">
        <Content title={t('poster.title')} lead={t('poster.lead')}>
          <div className="stack-10">
            <figure className="overflow-hidden rounded-md" style={{ background: '#1c1233', color: '#faf8ff' }}>
              <div style={{ aspectRatio: '16 / 9' }}>
                <KeyVisual className="size-full" />
              </div>
              {fair && (
                <figcaption className="px-5 pt-2 pb-6 md:px-10 md:pb-10">
                  <p className="face text-3xl font-bold md:text-5xl">{fair.figures.name[lang]}</p>
                  <p className="font-semibold figures md:text-lg">{span(fair.figures)}</p>
                </figcaption>
              )}
            </figure>
            <Files />
          </div>
        </Content>
      </main>
    </Page>
  )
}

function Files() {
  const { t } = useTranslation('mice.home')
  const numbers = useNumbers()
  const picture = useRef<HTMLDivElement>(null)
  const [making, setMaking] = useState<string | null>(null)
  const save = async (size: PosterSize) => {
    const svg = picture.current?.querySelector('svg')
    if (!svg) return
    setMaking(size.key)
    try {
      saveFile(await posterPng(svg, size), `mice-fair-${size.width}x${size.height}.png`)
    } catch {
      toast.error(t('poster.failed'))
    } finally {
      setMaking(null)
    }
  }
  const saveSvg = () => {
    const svg = picture.current?.querySelector('svg')
    if (svg) saveFile(posterSvg(svg, { width: 1600, height: 900 }), 'mice-fair.svg')
  }
  return (
    <section>
      <h2 className="text-2xl font-bold">{t('poster.files')}</h2>
      <p className="mt-1.5 max-w-reading text-muted">{t('poster.use')}</p>
      {/* The downloads are drawn from this copy, in every size. */}
      <div ref={picture} hidden>
        <KeyVisual />
      </div>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {posterSizes.map((size) => (
          <li key={size.key} className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4">
            <div className="flex grow items-center justify-center">
              <div
                className="w-full overflow-hidden"
                style={{
                  aspectRatio: `${size.width} / ${size.height}`,
                  maxWidth: size.height > size.width ? '6rem' : '12rem',
                }}
              >
                <KeyVisual className="size-full" />
              </div>
            </div>
            <p>
              <span className="block font-semibold">{t(`poster.${size.key}`)}</span>
              <span className="block text-sm text-muted figures">
                {numbers(size.width)} × {numbers(size.height)} px
              </span>
            </p>
            <Button
              variant="secondary"
              size="sm"
              busy={making === size.key}
              icon={<Download className="size-4.5" />}
              aria-label={t('poster.saveOf', { size: t(`poster.${size.key}`) })}
              onClick={() => void save(size)}
            >
              PNG
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Button variant="secondary" icon={<Download className="size-4.5" />} onClick={saveSvg}>
          {t('poster.svg')}
        </Button>
      </p>
    </section>
  )
}
