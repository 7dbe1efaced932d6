import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { firstPosts } from '#src/kits/board/first-posts'
import { InquiryForm } from '#src/kits/board/inquiry-form'
import { Questions } from '#src/kits/board/questions'
import { Page } from '#src/kits/page/page'
import { useSession, useVisitor } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { MoreLink } from '#src/ui/more-link'
import { Page as Content } from '#src/ui/page'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { useBrowserSearch } from '#src/ui/use-browser-search'
import { paths, site } from '../../site'
import { GuestPart } from '../parts/guest-part'
import { OwnInquiries, OwnInquiry } from '../parts/own-inquiries'

const topQuestions = 4

/** The inquiry form: members find their questions here again, guests get the answer by email. */
export function Component() {
  const { t } = useTranslation('seoulitepass.inquiry')
  const { t: frame } = useTranslation(site)
  const navigate = useNavigate()
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const { data: questions } = useSuspenseQuery(firstPosts(site, useVisitor(), 'faq', topQuestions))
  const id = useBrowserSearch().get('id')
  const waiting = (
    <Loading>
      <TextSkeleton />
    </Loading>
  )
  return (
    <Page description={t('lead')}>
      <main id="content">
        <Content title={frame('title.inquiry')} lead={t('lead')}>
          <Suspense fallback={waiting}>
            {signedIn && id ? (
              <OwnInquiry id={id} />
            ) : (
              <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,42rem)_1fr]">
                <Card pad="lg" className="min-w-0">
                  {signedIn ? (
                    <InquiryForm
                      site={site}
                      help={t('help')}
                      onSent={(sent) => void navigate(paths.ownInquiry(sent))}
                    />
                  ) : (
                    <GuestPart />
                  )}
                </Card>
                <section>
                  <h2 className="mb-4 text-xl font-bold">{t('before')}</h2>
                  <Questions posts={questions.items} />
                  <p className="mt-5">
                    <MoreLink to={paths.faq}>{t('all')}</MoreLink>
                  </p>
                </section>
              </div>
            )}
            {signedIn && !id && <OwnInquiries />}
          </Suspense>
        </Content>
      </main>
    </Page>
  )
}
