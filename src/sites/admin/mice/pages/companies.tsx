import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskMiceCompany } from '#contract/mice/company-desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Field } from '#src/ui/field'
import { paths, site } from '../../site'
import { MiceTabs } from '../parts/mice-tabs'
import { companies } from '../queries'

/** Whether a name in one of its languages or the booth contains these words. */
const isSought = ({ name, booth }: DeskMiceCompany, words: string) =>
  [name.en, name.ko, booth?.number ?? ''].some((each) => each.toLowerCase().includes(words.trim().toLowerCase()))

/** The exhibitors with their booths: those that ordered one, and those that the desk added. */
export function Component() {
  const { t } = useTranslation('admin.mice')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const { data } = useSuspenseQuery(companies())
  const [words, setWords] = useState('')
  const all = data?.items ?? []
  const found = all.filter((each) => isSought(each, words))
  const add = (
    <ButtonLink to={paths.newMiceCompany} size="sm">
      {t('companies.add')}
    </ButtonLink>
  )
  return (
    <DeskPage title={ofSite('title.miceCompanies')} actions={data && add}>
      <MiceTabs />
      {!data && <EmptyState title={t('noFair')} />}
      {data && all.length === 0 && <EmptyState title={t('companies.none')} />}
      {all.length > 0 && (
        <div className="space-y-4">
          <Field label={t('companies.search')} className="max-w-88">
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
            {t('companies.found', { count: found.length })}
          </p>
          {found.length === 0 ? (
            <EmptyState title={t('companies.notFound')} />
          ) : (
            <ul className="ruled rounded-md border border-line bg-surface px-4">
              {found.map(({ id, name, sector, booth, is_ordered }) => (
                <li
                  key={id}
                  className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_8rem_auto] sm:items-center"
                >
                  <span className="min-w-0 wrap-anywhere">
                    <b>{name[lang]}</b>
                    <span className="block text-sm text-muted">{t(`companies.sectors.${sector}`)}</span>
                  </span>
                  <span className="flex flex-wrap items-center gap-2 figures">
                    {booth?.number ?? t('companies.noBooth')}
                    {is_ordered && <Badge tone="info">{t('companies.ordered')}</Badge>}
                  </span>
                  <ButtonLink
                    to={paths.miceCompany(id)}
                    size="sm"
                    variant="secondary"
                    aria-label={t('companies.editOf', { name: name[lang] })}
                  >
                    {t('companies.edit')}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </DeskPage>
  )
}
