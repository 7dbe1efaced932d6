import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { MyPage } from '#src/kits/account/my-page'
import { Tabs } from '#src/ui/tabs'
import { useOwnWords } from '../../company/parts/use-own-words'
import { useOwnTabs } from '../own-tabs'
import { OwnStatus } from '../parts/own-status'
import { TestBanner } from '../parts/test-banner'
import { ownParticipant } from '../queries'

/** The company's own page: the status of its registration, its profile, and its other parts. */
export function Component() {
  const { t } = useTranslation('fair.account')
  const { t: company } = useTranslation('fair.company')
  const { data: own } = useSuspenseQuery(ownParticipant())
  const [search, setSearch] = useSearchParams()
  const ownWords = useOwnWords()
  const tabs = useOwnTabs(own)
  const shown = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'profile'
  return (
    <MyPage
      title={t('mypage.title')}
      lead={t('mypage.hello', {
        company: ownWords(own.company_en, own.company_ko),
        side: company(`side.${own.side}`),
        year: String(own.year),
      })}
    >
      <TestBanner />
      {/* An approved company knows it: in a fair of many meetings a day its calendar comes first. */}
      {(own.status !== 'approved' || !own.is_current || shown === 'profile') && <OwnStatus own={own} />}
      <Tabs label={t('mypage.tabs')} tabs={tabs} value={shown} onChange={(tab) => setSearch({ tab })} />
    </MyPage>
  )
}
