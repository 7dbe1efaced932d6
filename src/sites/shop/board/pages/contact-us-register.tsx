import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { firstPosts } from '#src/kits/board/first-posts'
import { InquiryForm } from '#src/kits/board/inquiry-form'
import { Questions } from '#src/kits/board/questions'
import { Page } from '#src/kits/page/page'
import { useSession, useVisitor } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { Page as Content } from '#src/ui/page'
import { paths, site } from '../../site'
import { BoardTabs } from '../parts/board-tabs'
import { GuestInquiry } from '../parts/guest-inquiry'
import { GuestSent } from '../parts/guest-sent'
import { HelpPart } from '../parts/help-part'
import { overviewLength } from '../parts/lengths'

/** The inquiry form: members are led to their inquiry, guests get the answer by mail. */
export function Component() {
  const { t } = useTranslation('shop.board')
  const navigate = useNavigate()
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const { data: questions } = useSuspenseQuery(firstPosts(site, useVisitor(), 'faq', overviewLength))
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null)
  return (
    <Page title={t('register.title')} description={t('register.lead')}>
      <main id="content">
        <Content title={t('register.title')} lead={t('register.lead')}>
          <BoardTabs at="contact" />
          <div className="mt-8 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,42rem)_1fr]">
            <Card pad="lg" className="min-w-0">
              {sent ? (
                <GuestSent sent={sent} onAgain={() => setSent(null)} />
              ) : signedIn ? (
                <InquiryForm site={site} onSent={(id) => void navigate(paths.contactUsDetail(id))} />
              ) : (
                <GuestInquiry onSent={setSent} />
              )}
            </Card>
            <HelpPart title={t('register.before')} to={paths.board('faq')}>
              <Questions posts={questions.items} />
            </HelpPart>
          </div>
        </Content>
      </main>
    </Page>
  )
}
