import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { fairMails } from '#contract/fair/mail-desk'
import { textLanguages } from '#contract/languages'
import { useCall } from '#src/api/query'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail, DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { toast } from '#src/ui/overlay/toast'
import { useOwnWords } from '../../company/parts/use-own-words'
import { site, usePaths } from '../../site'
import { MailProgress } from '../parts/mail-progress'
import { useGroupWords } from '../parts/use-group-words'
import { mail as query } from '../queries'

/** How often the progress of a mail is refetched, in ms. */
const whileSendingMs = 2_000

/** One mail of the log: its text, recipients and failures. */
export function Component() {
  const { t } = useTranslation('fair.desk-mails')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const { id = '' } = useParams()
  const { data } = useLive(
    query(id),
    () => '',
    ({ recipients, sent, failed, gone }) => (sent + failed + gone < recipients ? whileSendingMs : 15_000),
  )
  const dates = useDates()
  const numbers = useNumbers()
  const ownWords = useOwnWords()
  const groupWords = useGroupWords()
  const retry = useCall(fairMails.retry, { refreshes: [fairMails.detail, fairMails.list] })
  const again = async () => {
    const done = await retry.mutateAsync({ params: { id }, body: {} })
    toast.success(t('retry.done', { count: done.again }))
  }
  return (
    <DeskPage
      title={ownWords(data.subject.en, data.subject.ko)}
      mark={<MailProgress mail={data} />}
      back={
        <Link to={paths.deskMails} className="text-sm font-medium text-muted hover:text-ink">
          {ofSite('title.deskMails')}
        </Link>
      }
    >
      <Detail
        facts={
          <Facts
            facts={[
              { label: t('column.at'), value: dates.instant(data.at) },
              { label: t('column.by'), value: data.by },
              { label: t('column.group'), value: groupWords(data.group) },
              { label: t('column.recipients'), value: numbers(data.recipients) },
              { label: t('column.sent'), value: numbers(data.sent) },
              { label: t('column.failed'), value: numbers(data.failed) },
              { label: t('column.gone'), value: numbers(data.gone) },
            ]}
          />
        }
      >
        {data.failures.length > 0 && (
          <DetailPart
            title={t('part.failures')}
            actions={
              <Button variant="secondary" size="sm" busy={retry.isPending} onClick={() => void again().catch(() => {})}>
                {t('retry.button')}
              </Button>
            }
          >
            <ul className="list-disc ps-5 text-sm">
              {data.failures.map((each) => (
                <li key={each.id}>
                  <Link to={paths.deskParticipant(each.id)} className="font-medium text-accent hover:underline">
                    {ownWords(each.company.en, each.company.ko)}
                  </Link>{' '}
                  <span className="text-muted">{each.error}</span>
                </li>
              ))}
            </ul>
          </DetailPart>
        )}
        {textLanguages.map(
          (lang) =>
            data.texts[lang].text && (
              <DetailPart key={lang} title={t(`lang.${lang}`)}>
                <div lang={lang}>
                  <p className="font-semibold wrap-anywhere">{data.texts[lang].subject}</p>
                  <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">{data.texts[lang].text}</p>
                </div>
              </DetailPart>
            ),
        )}
      </Detail>
    </DeskPage>
  )
}
