import { useTranslation } from 'react-i18next'
import { cssTransition, toast as library, ToastContainer } from 'react-toastify/unstyled'
import { toneIcons } from '../tone'
import type { Toast } from './toast'
import '../styles/toast.css'

/** How long a toast stays, in milliseconds (product §9). */
const STAYS_MS = 1000

const transition = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapseDuration: 150 })

/** The library queues toasts until its container is mounted. */
export const put = ({ tone, text }: Toast) =>
  library(text, { type: tone, role: tone === 'error' || tone === 'warning' ? 'alert' : 'status' })

export function ToastShelf() {
  const { t, i18n } = useTranslation('ui')
  return (
    <ToastContainer
      position="bottom-right"
      autoClose={STAYS_MS}
      rtl={i18n.dir() === 'rtl'}
      transition={transition}
      aria-label={t('toasts')}
      hideProgressBar
      newestOnTop
      closeButton={false}
      closeOnClick
      icon={({ type }) => {
        const Icon = toneIcons[type === 'default' ? 'info' : type]
        return <Icon className="size-5" />
      }}
    />
  )
}
