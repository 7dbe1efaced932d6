import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Heart from 'lucide-react/icons/heart'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import PenLine from 'lucide-react/icons/pen-line'
import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Smartphone from 'lucide-react/icons/smartphone'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCart } from '#src/session/visitor'
import { paths } from '../../site'

/** Links to the member's own pages. */
export function MenuLinks() {
  const { t } = useTranslation('shop.account')
  const count = useCart((cart) => cart.total)
  const links = [
    {
      to: paths.myReservation,
      icon: <CalendarCheck />,
      label: t('myMenu.reservations'),
      text: t('myMenu.reservationsText'),
    },
    {
      to: paths.reviewRequests,
      icon: <PenLine />,
      label: t('myMenu.reviewRequests'),
      text: t('myMenu.reviewRequestsText'),
    },
    { to: paths.userReview, icon: <MessageSquareText />, label: t('myMenu.reviews'), text: t('myMenu.reviewsText') },
    { to: paths.wishlist, icon: <Heart />, label: t('myMenu.wishlist'), text: t('myMenu.wishlistText') },
    { to: paths.shoppingCart, icon: <ShoppingCart />, label: t('myMenu.cart'), text: t('myMenu.cartText', { count }) },
    { to: paths.quotation, icon: <UsersRound />, label: t('myMenu.quotations'), text: t('myMenu.quotationsText') },
    {
      to: paths.contactUs,
      icon: <MessageCircleQuestion />,
      label: t('myMenu.inquiries'),
      text: t('myMenu.inquiriesText'),
    },
    { to: paths.qr, icon: <ScanQrCode />, label: t('myMenu.qr'), text: t('myMenu.qrText') },
    { to: paths.myProfile, icon: <UserRound />, label: t('myMenu.profile'), text: t('myMenu.profileText') },
    {
      to: paths.phoneNumberChange,
      icon: <Smartphone />,
      label: t('myMenu.phone'),
      text: t('myMenu.phoneText'),
    },
  ]
  return (
    <nav aria-label={t('myMenu.links')}>
      <ul className="ruled overflow-hidden rounded-md border border-line bg-surface">
        {links.map(({ to, icon, label, text }) => (
          <li key={to}>
            <Link to={to} className="flex items-center gap-4 px-5 py-4 -outline-offset-2 eased hover:bg-sunken">
              <span className="text-brand *:size-6">{icon}</span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-muted rtl:mirrored" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
