import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { ButtonLink } from '#src/ui/button'
import { useOwnWords } from '../../company/parts/use-own-words'
import { site, usePaths } from '../../site'
import { useColumns } from '../parts/use-columns'
import { loadMails, mails, queryIn } from '../queries'

/** The mails sent to participants, by whom, and to how many. */
export function Component() {
  const { t } = useTranslation('fair.desk-mails')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const [search] = useSearchParams()
  const { data } = useLive(mails(search), () => '')
  const ownWords = useOwnWords()
  const title = ofSite('title.deskMails')
  return (
    <DeskPage
      title={title}
      actions={
        <ButtonLink to={paths.deskMailNew} size="sm">
          {ofSite('title.deskMailNew')}
        </ButtonLink>
      }
    >
      <DeskList
        name="fair.mails"
        label={title}
        columns={useColumns()}
        page={data}
        sort={queryIn(search).sort}
        nameOf={({ subject }) => ownWords(subject.en, subject.ko)}
        linkTo={({ id }) => paths.deskMail(id)}
        load={loadMails(search)}
      />
      <p className="mt-4 text-sm text-muted">{t('log')}</p>
    </DeskPage>
  )
}
