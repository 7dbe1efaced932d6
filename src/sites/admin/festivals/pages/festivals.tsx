import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskFestival } from '#contract/festivals-desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useContentLang } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Field } from '#src/ui/field'
import { isNamed } from '../../parts/named'
import { paths, site } from '../../site'
import { SectionTabs } from '../parts/section-tabs'
import { useMonths } from '../parts/use-months'
import { FestivalState, ShowButton } from '../parts/visibility'
import { festivals, products } from '../queries'

/** The public festivals by month, each shown to visitors or hidden. */
export function Component() {
  const { t } = useTranslation('admin.festivals')
  const { t: ofSite } = useTranslation(site)
  const { data } = useSuspenseQuery(festivals())
  const [words, setWords] = useState('')
  const found = data.filter(({ name, place }) => isNamed(name, words) || isNamed(place, words))
  return (
    <DeskPage
      title={ofSite('title.festivals')}
      actions={
        <ButtonLink to={paths.newFestival} size="sm">
          {ofSite('title.newFestival')}
        </ButtonLink>
      }
    >
      <div className="mb-4">
        <SectionTabs now="festivals" />
      </div>
      <p className="mb-4 max-w-reading text-muted">{t('lead')}</p>
      {data.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <div className="space-y-4">
          <Field label={t('search')} className="max-w-88">
            {(frame) => (
              <input
                {...frame}
                type="search"
                className="control"
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            )}
          </Field>
          <p role="status" className="text-sm text-muted">
            {t('found', { count: found.length })}
          </p>
          <ul className="grid gap-3 *:min-w-0 lg:grid-cols-2">
            {found.map((each) => (
              <Row key={each.id} festival={each} />
            ))}
          </ul>
        </div>
      )}
    </DeskPage>
  )
}

function Row({ festival }: { festival: DeskFestival }) {
  const { t } = useTranslation('admin.festivals')
  const { t: shop } = useTranslation('shop')
  const lang = useContentLang()
  const { span } = useMonths()
  const { data } = useSuspenseQuery(products())
  const { id, region, first_month, last_month, product_id } = festival
  const name = festival.name[lang]
  const product = data.find((each) => each.id === product_id)?.name[lang] ?? product_id
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-md border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="flex flex-wrap items-center gap-2 text-base font-bold wrap-anywhere">
          {name}
          <FestivalState shown={festival.shown} />
        </h2>
        <p className="text-sm text-muted">
          {[span(first_month, last_month), shop(`region.${region}`), festival.place[lang]].join(' · ')}
        </p>
        {product && <p className="text-sm text-muted wrap-anywhere">{t('withProduct', { name: product })}</p>}
      </div>
      <div className="flex gap-2">
        <ButtonLink to={paths.festival(id)} size="sm" variant="secondary" aria-label={t('editOf', { name })}>
          {t('edit')}
        </ButtonLink>
        <ShowButton festival={festival} />
      </div>
    </li>
  )
}
