import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { InquiryForm } from '#src/kits/board/inquiry-form'
import { Card } from '#src/ui/card'
import { paths, site } from '../../site'
import { QnaFrame } from '../parts/qna-frame'

/** A question to the program office; sending it leads to its thread. */
export function Component() {
  const { t } = useTranslation('edu-travel.qna')
  const navigate = useNavigate()
  return (
    <QnaFrame title={t('ask.title')} lead={t('ask.lead')} here={t('ask.title')}>
      <Card pad="lg">
        <InquiryForm site={site} help={t('ask.help')} onSent={(id) => void navigate(paths.qnaDetail(id))} />
      </Card>
    </QnaFrame>
  )
}
