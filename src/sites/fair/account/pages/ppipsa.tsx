import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SigninPanel } from '#src/kits/account/signin-panel'
import { TextLink } from '#src/kits/account/text-link'
import { useNext } from '#src/kits/account/use-next'
import { Page } from '#src/kits/page/page'
import { useDates } from '#src/session/dates'
import { usePerson } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { slotMinutes } from '../../parts/slot-minutes'
import { thisFair } from '../../queries'
import { site, usePaths } from '../../site'
import { TestSwitch, useTestSignin } from '../parts/test-signin'

const ways = ['buyer', 'seller'] as const
const steps = ['register', 'approve', 'wish', 'meet'] as const

/** The entry page of the business meetings: what they are, who can register and until when, and the sign-in. */
export function Component() {
  const { t } = useTranslation('fair.account')
  const { data: fair } = useSuspenseQuery(thisFair())
  const paths = usePaths()
  const dates = useDates()
  const person = usePerson('business')
  return (
    <Page>
      <main
        id="content"
        className="mx-auto max-w-[calc(75rem+2*var(--gutter))] px-(--gutter) pt-8 pb-(--section) md:pt-12"
      >
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-14">
          <div>
            <h1 className="text-3xl font-bold">{t('ppipsa.title')}</h1>
            <p className="mt-3 max-w-[60ch] text-lg text-muted">
              {t('ppipsa.lead')}
              {fair && slotMinutes(fair.slots) > 0 && <> {t('ppipsa.length', { count: slotMinutes(fair.slots) })}</>}
            </p>
            {fair && (
              <Alert tone={fair.is_open ? 'success' : 'info'} className="mt-6">
                {fair.is_open
                  ? t('ppipsa.open', { day: dates.birthday(fair.figures.registration_closes) })
                  : fair.today < fair.figures.registration_opens
                    ? t('ppipsa.opens', { day: dates.birthday(fair.figures.registration_opens) })
                    : t('ppipsa.closed')}
              </Alert>
            )}
            <div className="mt-8 grid gap-4 sm:grid-cols-2">
              {ways.map((side) => (
                <Card key={side} pad="lg">
                  <h2 className="text-lg font-bold">{t(`ppipsa.${side}.title`)}</h2>
                  <p className="mt-2 text-muted">{t(`ppipsa.${side}.text`)}</p>
                  {fair?.is_open && !person && (
                    <ButtonLink to={`${paths.register}?side=${side}`} variant="secondary" className="mt-4">
                      {t(`ppipsa.${side}.action`)}
                    </ButtonLink>
                  )}
                </Card>
              ))}
            </div>
            <h2 className="mt-10 text-xl font-bold">{t('ppipsa.how')}</h2>
            <ol className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
              {steps.map((step, at) => (
                <li key={step} className="flex gap-3">
                  <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand text-sm font-bold text-on-brand figures">
                    {at + 1}
                  </span>
                  <span>
                    <span className="block font-semibold">{t(`ppipsa.steps.${step}.title`)}</span>
                    <span className="block text-muted">{t(`ppipsa.steps.${step}.text`)}</span>
                  </span>
                </li>
              ))}
            </ol>
          </div>
          <Card pad="lg">{person ? <Inside office={person.roles.includes('fair-admin')} /> : <Entrance />}</Card>
        </div>
      </main>
    </Page>
  )
}

/** The sign-in. */
function Entrance() {
  const { t } = useTranslation('account')
  const paths = usePaths()
  const { test, setTest, onToken } = useTestSignin()
  return (
    <>
      <h2 className="mb-5 text-xl font-bold">{t('login.title')}</h2>
      <SigninPanel site={site} onToken={onToken} />
      <TestSwitch test={test} onChange={setTest} />
      <div className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <TextLink to={paths.findPassword}>{t('login.forgot')}</TextLink>
        <TextLink to={paths.findId}>{t('login.findId')}</TextLink>
      </div>
    </>
  )
}

/** The next page for a signed-in user. */
function Inside({ office }: { office: boolean }) {
  const { t } = useTranslation('fair.account')
  const paths = usePaths()
  const isLost = useNext()?.startsWith(paths.desk) && !office
  return (
    <div className="space-y-3">
      <h2 className="text-xl font-bold">{t('ppipsa.inside')}</h2>
      {isLost && <Alert tone="warning">{t('ppipsa.noDesk')}</Alert>}
      {office ? (
        <ButtonLink to={paths.desk} wide>
          {t('ppipsa.desk')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={paths.businessList} wide>
            {t('ppipsa.companies')}
          </ButtonLink>
          <ButtonLink to={paths.mypage} variant="secondary" wide>
            {t('ppipsa.mypage')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
