import ChevronRight from 'lucide-react/icons/chevron-right'
import FileText from 'lucide-react/icons/file-text'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import PenLine from 'lucide-react/icons/pen-line'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../site'

const ways = [
  { key: 'apply', to: paths.registration, icon: <PenLine /> },
  { key: 'applications', to: paths.myApplication, icon: <FileText /> },
  { key: 'questions', to: paths.qna, icon: <MessageCircleQuestion /> },
] as const

/** Links to the organization's own pages. */
export function OwnLinks() {
  const { t } = useTranslation('edu-travel.account')
  return (
    <nav aria-label={t('mypage.links')}>
      <ul className="ruled overflow-hidden rounded-md border border-line bg-surface">
        {ways.map(({ key, to, icon }) => (
          <li key={key}>
            <Link to={to} className="flex items-center gap-4 px-5 py-4 -outline-offset-2 eased hover:bg-sunken">
              <span className="text-brand *:size-6">{icon}</span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`mypage.${key}`)}</span>
                <span className="block text-sm text-muted">{t(`mypage.${key}Text`)}</span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-muted rtl:mirrored" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
