import { Dialog as Base } from '@base-ui/react/dialog'
import { cva } from 'class-variance-authority'
import X from 'lucide-react/icons/x'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { iconButton } from '../icon-button'
import { Scroller } from './scroller'
import '../styles/dialog.css'

const popup = cva('dialog', {
  variants: {
    place: {
      center: 'dialog-center',
      start: 'dialog-start',
      end: 'dialog-end',
      bottom: 'dialog-bottom',
      sheet: 'dialog-sheet',
    },
    size: { sm: 'max-w-100', md: 'max-w-140', lg: 'max-w-220', none: '' },
  },
})

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Stays in view below the scrolling content: the buttons. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** `sheet` slides up from the bottom on phones and is centered elsewhere. */
  place?: 'center' | 'start' | 'end' | 'bottom' | 'sheet'
  /** Where the focus starts, if not on the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Whether the focus returns to what opened it, or another element; by default it returns. */
  finalFocus?: () => boolean | HTMLElement
  /** A press outside does nothing: for required answers, and for forms. */
  stays?: boolean
  onClosed?: () => void
}

/** Modal: keeps the focus inside, closes on Escape, and returns the focus to what opened it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, onClosed, title, description, children, footer, size, place = 'center', stays } = props
  const { t } = useTranslation('ui')
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
      disablePointerDismissal={stays}
    >
      <Base.Portal>
        {/* Also for a question over a dialog: white on white would show no edge. */}
        <Base.Backdrop forceRender className="backdrop" />
        <Base.Popup
          initialFocus={props.initialFocus}
          finalFocus={props.finalFocus}
          className={popup({ place, size: place === 'center' || place === 'sheet' ? (size ?? 'md') : 'none' })}
        >
          <div className="flex items-start gap-4 ps-6 pe-4 pt-5">
            <Base.Title className="min-w-0 flex-1 pt-1 text-lg font-bold">{title}</Base.Title>
            <Base.Close aria-label={t('close')} className={iconButton({ size: 'sm' })}>
              <X className="size-5" />
            </Base.Close>
          </div>
          <Scroller className="px-6 pt-2 pb-6">
            {description && <Base.Description className="text-muted not-last:mb-4">{description}</Base.Description>}
            {children}
          </Scroller>
          {footer && <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** A dialog from the side, or from the bottom on request: menus, filters, a summary. */
export const Drawer = ({ place = 'end', ...props }: DialogProps) => <Dialog {...props} place={place} />
