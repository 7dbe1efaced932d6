import ExternalLink from 'lucide-react/icons/external-link'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail, DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { Facts } from '#src/ui/facts'
import { History } from '../../history/history'
import { ActProvider } from '../../parts/use-act'
import { paths, site } from '../../site'
import { PostActs } from '../parts/post-acts'
import { Status } from '../parts/status'
import { shortAddress } from '../parts/use-post-columns'
import { post as postQuery } from '../queries'

/** One post, which is read where it was published, with the decision about it. */
export function Component() {
  const { id = '' } = useParams()
  return <Post key={id} id={id} />
}

function Post({ id }: { id: string }) {
  const { t } = useTranslation('admin.reviews')
  const { t: ofSite } = useTranslation(site)
  const { instant } = useDates()
  const live = useLive(postQuery(id), ({ status }) => status)
  const post = live.data
  return (
    <DeskPage
      title={ofSite('title.post')}
      mark={<Status status={post.status} />}
      back={<BackLink to={paths.posts}>{ofSite('title.posts')}</BackLink>}
    >
      <ChangedNote changed={live.changed} seen={live.seen} />
      <ActProvider value={live.act}>
        <Detail
          facts={
            <Facts
              compact
              facts={[
                { label: t('column.sender'), value: post.author_name },
                { label: t('column.email'), value: post.author_email },
                { label: t('column.sent_at'), value: instant(post.created_at) },
                { label: t('column.decided_at'), value: post.decided_at && instant(post.decided_at) },
              ]}
            />
          }
          timeline={<History acts={post.acts} />}
        >
          <DetailPart title={t('column.post')}>
            <a
              href={post.url}
              target="_blank"
              rel="noreferrer noopener"
              className="inline-flex max-w-full items-center gap-2 font-semibold text-accent underline underline-offset-2"
            >
              <span className="min-w-0 wrap-anywhere">{shortAddress(post.url)}</span>
              <ExternalLink className="size-4 shrink-0" aria-label={t('newTab')} />
            </a>
          </DetailPart>
          <PostActs post={post} />
        </Detail>
      </ActProvider>
    </DeskPage>
  )
}
