import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { openSample, type SampleMail, sampleHtmlPath, sampleMails } from '#src/api/mailbox'
import { useContentLang } from '#src/session/visitor'
import { Segmented } from '#src/ui/segmented'
import { MailFrame } from '../parts/mailbox/mail-frame'
import { MailList } from '../parts/mailbox/mail-list'
import { MailView } from '../parts/mailbox/mail-view'

const languages = [
  { value: 'en', label: 'English' },
  { value: 'ko', label: '한국어' },
]
const failed = { title: 'The mails could not be read', text: 'The server did not answer as it should.' }

/** Every mail that the product sends, with sample values, in both languages. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const { data: mails, error, refetch, isFetching } = useQuery(sampleMails())
  const own = useContentLang()
  const open = mails?.find(({ id }) => id === search.get('mail')) ?? mails?.find(({ lang }) => lang === own)
  const turn = (lang: string) => {
    const same = mails?.find(
      (mail) => mail.template === open?.template && mail.form === open.form && mail.lang === lang,
    )
    if (same) setSearch({ mail: same.id }, { replace: true })
  }
  return (
    <MailFrame
      title="All mails"
      lead="Every template with sample values, as it would be sent."
      failed={error && !mails ? failed : null}
      onRetry={() => void refetch()}
      busy={isFetching}
      loading={!error && !mails}
    >
      {mails && open && (
        <>
          <div className="mailbox-tools">
            <Segmented label="Language" value={open.lang} onChange={turn} options={languages} />
          </div>
          <div className="mailbox-panes">
            <MailList mails={mails.filter(({ lang }) => lang === open.lang)} open={open.id} fine={nameOf} />
            <MailView
              key={open.id}
              query={openSample(open.id)}
              htmlPath={() => sampleHtmlPath(open.id)}
              fine={() => nameOf(open)}
            />
          </div>
        </>
      )}
    </MailFrame>
  )
}

const nameOf = ({ template, form }: SampleMail) => `${template} · ${form}`
