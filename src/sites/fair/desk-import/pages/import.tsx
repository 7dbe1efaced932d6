import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { importRows, invitationDays } from '#contract/fair/participant-import'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { Alert } from '#src/ui/alert'
import { site, usePaths } from '../../site'
import { Found } from '../parts/found'
import { Template } from '../parts/template'
import { useImport } from '../parts/use-import'

/** The import of companies that the fair's office invites, from a sheet. */
export function Component() {
  const { t } = useTranslation('fair.desk-import')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const state = useImport()
  const { sheet, unread, read, isReading, isTaking } = state
  const id = useId()
  return (
    <DeskPage
      title={ofSite('title.deskImport')}
      back={
        <Link to={paths.deskParticipants} className="text-sm font-medium text-muted hover:text-ink">
          {ofSite('title.deskParticipants')}
        </Link>
      }
    >
      <div className="max-w-4xl space-y-4">
        <DetailPart title={t('how.title')} actions={<Template />}>
          <ul className="list-disc space-y-1 ps-5 text-sm">
            <li>{t('how.columns')}</li>
            <li>{t('how.words')}</li>
            <li>{t('how.invited', { days: invitationDays })}</li>
            <li>{t('how.nothing', { most: importRows.most })}</li>
          </ul>
        </DetailPart>
        <DetailPart title={t('file.title')}>
          <label htmlFor={id} className="block text-sm font-medium">
            {t('file.label')}
          </label>
          <input
            id={id}
            type="file"
            accept=".xlsx"
            disabled={isReading || isTaking}
            className="control mt-1.5 py-2"
            onChange={(event) => {
              const file = event.target.files?.[0]
              // Lets the user choose the same file again after correcting it.
              event.target.value = ''
              if (file) void read(file).catch(() => {})
            }}
          />
          <div role="status" className="mt-4">
            {isReading && <p className="text-muted">{t('file.reading')}</p>}
            {unread && <Alert tone="error">{t(`unread.${unread}`, { most: importRows.most })}</Alert>}
          </div>
          {sheet && <Found {...state} sheet={sheet} />}
        </DetailPart>
      </div>
    </DeskPage>
  )
}
