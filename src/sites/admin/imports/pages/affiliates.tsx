import { useTranslation } from 'react-i18next'
import { type AffiliateRow, affiliateSheet, passAffiliateImport } from '#contract/pass/affiliate-import'
import { passDesk } from '#contract/pass/desk'
import { useCall } from '#src/api/query'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { paths, site } from '../../site'
import type { AffiliateColumn } from '../forms/affiliates'
import { NewAffiliates } from '../parts/new-affiliates'
import { ImportedDrafts, RecentImports, useRecentImports } from '../parts/recent-imports'
import { SheetImport } from '../parts/sheet-import'

const form = async () => (await import('../forms/affiliates')).loadForm()

/** The import of the pass's affiliates from a sheet, as drafts. */
export function Component() {
  const { t } = useTranslation('admin.imports')
  const { t: ofSite } = useTranslation(site)
  const check = useCall(passAffiliateImport.check, { errors: 'page' })
  const take = useCall(passAffiliateImport.take, {
    errors: 'page',
    refreshes: [passDesk.affiliates, passAffiliateImport.recent],
  })
  const imports = useRecentImports(
    { recent: passAffiliateImport.recent, undo: passAffiliateImport.undo },
    passDesk.affiliates,
    paths.passAffiliates,
  )
  const texts = {
    file: t('affiliates.file'),
    column: t('affiliates.column', { returnObjects: true }),
    help: t('affiliates.help', { returnObjects: true }),
    example: t('affiliates.example', { returnObjects: true }),
  }
  return (
    <DeskPage
      title={ofSite('title.importAffiliates')}
      back={<BackLink to={paths.passAffiliates}>{ofSite('title.passAffiliates')}</BackLink>}
    >
      <SheetImport<AffiliateColumn, AffiliateRow, unknown>
        form={form}
        most={affiliateSheet.rows}
        lead={[t('affiliates.lead'), t('how.undo')]}
        texts={texts}
        check={(rows) => check.mutateAsync({ body: { rows } })}
        take={async (rows) => {
          const { created, created_at } = await take.mutateAsync({ body: { rows } })
          const words = t('affiliates.done', { count: created })
          return { words, path: imports.pathOf(created_at) }
        }}
        preview={(rows) => ({
          content: <NewAffiliates rows={rows} />,
          apply: t('affiliates.apply', { count: rows.length }),
        })}
        after={(_, { path = paths.passAffiliates }) => (
          <ImportedDrafts imports={imports} path={path}>
            {t('affiliates.toList')}
          </ImportedDrafts>
        )}
      />
      <div className="mt-4">
        <RecentImports imports={imports} />
      </div>
    </DeskPage>
  )
}
