import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { importRows, invitationDays } from '#contract/fair/participant-import'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { SheetTemplate } from '#src/kits/desk/sheet/save-sheet'
import { SheetField } from '#src/kits/desk/sheet/sheet-field'
import { site, usePaths } from '../../site'
import { CompaniesSheet } from '../parts/companies-sheet'
import { Found } from '../parts/found'
import { useImport } from '../parts/use-import'

const template = async () => [{ name: '1', heads: (await import('../form')).heads, rows: [] }]

/** The import of companies that the fair's office invites, from a sheet. */
export function Component() {
  const { t } = useTranslation('fair.desk-import')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const state = useImport()
  const { sheet, unread, read, isTaking } = state
  return (
    <DeskPage
      actions={<CompaniesSheet />}
      title={ofSite('title.deskImport')}
      back={
        <Link to={paths.deskParticipants} className="text-sm font-medium text-muted hover:text-ink">
          {ofSite('title.deskParticipants')}
        </Link>
      }
    >
      <div className="max-w-4xl space-y-4">
        <DetailPart title={t('how.title')} actions={<SheetTemplate name={t('template.file')} sheets={template} />}>
          <ul className="list-disc space-y-1 ps-5 text-sm">
            <li>{t('how.columns')}</li>
            <li>{t('how.words')}</li>
            <li>{t('how.invited', { days: invitationDays })}</li>
            <li>{t('how.again')}</li>
            <li>{t('how.edit')}</li>
            <li>{t('how.nothing', { most: importRows.most })}</li>
          </ul>
        </DetailPart>
        <DetailPart title={t('file.title')}>
          <SheetField disabled={isTaking} unread={unread} most={importRows.most} onFile={read} />
          {sheet && <Found {...state} sheet={sheet} />}
        </DetailPart>
      </div>
    </DeskPage>
  )
}
