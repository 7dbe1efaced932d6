import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { InquiryForm } from '#src/kits/board/inquiry-form'
import { Page } from '#src/kits/page/page'
import { useSession } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { Page as Content } from '#src/ui/page'
import { TextLink } from '../parts/account/text-link'
import { BoardTabs } from '../parts/board/board-tabs'
import { GuestInquiry } from '../parts/board/guest-inquiry'
import { GuestSent } from '../parts/board/guest-sent'
import { paths, site } from '../site'

/** Writing to us: members go on to their inquiry, guests get the answer by mail. */
export function Component() {
  const { t } = useTranslation('shop.board')
  const navigate = useNavigate()
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null)
  return (
    <Page title={t('register.title')} description={t('register.lead')}>
      <main id="content">
        <Content title={t('register.title')} lead={t('register.lead')}>
          <BoardTabs at="contact" />
          <div className="mt-8 max-w-[44rem] space-y-6">
            {!sent && <TextLink to={paths.board('faq')}>{t('register.faq')}</TextLink>}
            <Card pad="lg">
              {sent ? (
                <GuestSent sent={sent} onAgain={() => setSent(null)} />
              ) : signedIn ? (
                <InquiryForm site={site} onSent={(id) => void navigate(paths.contactUsDetail(id))} />
              ) : (
                <GuestInquiry onSent={setSent} />
              )}
            </Card>
          </div>
        </Content>
      </main>
    </Page>
  )
}
