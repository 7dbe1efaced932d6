import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type DeskAffiliate, passDesk } from '#contract/pass/desk'
import { districtPlaces } from '#contract/pass/districts'
import { useCall } from '#src/api/query'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { Button, ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Field } from '#src/ui/field'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { isNamed } from '../../parts/named'
import { OneImport } from '../../parts/one-import'
import { paths, site } from '../../site'
import { PassTabs } from '../parts/pass-tabs'
import { Staff } from '../parts/staff'
import { affiliates } from '../queries'

/** Affiliates: whether each is public, and who scans passes there. */
export function Component() {
  const { t } = useTranslation('admin.pass')
  const { t: ofSite } = useTranslation(site)
  const { data } = useSuspenseQuery(affiliates())
  const [words, setWords] = useState('')
  const created = useSearchParams()[0].get('created_at')
  const found = data.filter(
    ({ name, created_at }) => isNamed(name, words) && (created === null || created === created_at),
  )
  return (
    <DeskPage
      title={ofSite('title.passAffiliates')}
      actions={
        <ButtonLink to={paths.importAffiliates} size="sm" variant="secondary">
          {t('affiliates.import')}
        </ButtonLink>
      }
    >
      <PassTabs />
      {data.length === 0 ? (
        <EmptyState title={t('affiliates.none')} />
      ) : (
        <div className="space-y-4">
          <Field label={t('affiliates.search')} className="max-w-88">
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
          {created !== null && <OneImport to={paths.passAffiliates} />}
          <p role="status" className="text-sm text-muted">
            {t('affiliates.found', { count: found.length })}
          </p>
          <ul className="grid gap-3 *:min-w-0 lg:grid-cols-2">
            {found.map((each) => (
              <Row key={each.id} affiliate={each} />
            ))}
          </ul>
        </div>
      )}
    </DeskPage>
  )
}

function Row({ affiliate }: { affiliate: DeskAffiliate }) {
  const { t } = useTranslation('admin.pass')
  const lang = useContentLang()
  const dialogs = useDialogs()
  const change = useCall(passDesk.show, { refreshes: [passDesk.affiliates] })
  const name = affiliate.name[lang]
  const isShown = affiliate.state === 'public'
  const turn = async () => {
    if (isShown) {
      const question = { title: t('affiliates.hideAsk', { name }), text: t('affiliates.hideText') }
      if (!(await dialogs.question(question))) return
    }
    await change.mutateAsync({ params: { id: affiliate.id }, body: { shown: !isShown } })
    toast.success(t(isShown ? 'affiliates.hidden' : 'affiliates.shown'))
  }
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-base font-bold wrap-anywhere">
            {name}
            <Badge tone={isShown ? 'success' : 'neutral'}>{t(`affiliates.state.${affiliate.state}`)}</Badge>
          </h2>
          <p className="text-sm text-muted">{districtPlaces[affiliate.district].name[lang]}</p>
        </div>
        <ButtonLink
          to={paths.passAffiliate(affiliate.id)}
          size="sm"
          variant="secondary"
          aria-label={t('edit.actOf', { name })}
        >
          {t('edit.act')}
        </ButtonLink>
        <Button
          size="sm"
          variant="secondary"
          busy={change.isPending}
          onClick={() => void turn().catch(() => {})}
          aria-label={`${t(isShown ? 'affiliates.hide' : 'affiliates.show')} · ${name}`}
        >
          {t(isShown ? 'affiliates.hide' : 'affiliates.show')}
        </Button>
      </header>
      <Staff affiliate={affiliate} name={name} />
    </li>
  )
}
