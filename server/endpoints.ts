import type { Mounted } from '#server/http/implement'
import { authRoutes, memberRoutes, phoneRoutes, withdrawalRoutes } from '#server/modules/accounts/accounts.routes'
import { benefitsRoutes } from '#server/modules/benefits/benefits.routes'
import { boardDeskRoutes, boardRoutes } from '#server/modules/board/board.routes'
import { bookingRoutes } from '#server/modules/booking/booking.routes'
import { cancellationRoutes } from '#server/modules/cancellation/cancellation.routes'
import { cartRoutes } from '#server/modules/cart/cart.routes'
import { catalogRoutes } from '#server/modules/catalog/catalog.routes'
import { searchRoutes } from '#server/modules/catalog/search.routes'
import { deskRoutes } from '#server/modules/desk/desk.routes'
import { eventRoutes } from '#server/modules/events/events.routes'
import { guestRoutes } from '#server/modules/guest/guest.routes'
import { inquiryDeskRoutes, inquiryRoutes } from '#server/modules/inquiry/inquiry.routes'
import { paymentRoutes } from '#server/modules/payment/payment.routes'
import { reviewRoutes } from '#server/modules/reviews/reviews.routes'
import { settingsRoutes } from '#server/modules/settings/settings.routes'
import { socialRoutes } from '#server/modules/social/social.routes'
import { voucherRoutes } from '#server/modules/voucher/voucher.routes'
import { wishlistRoutes } from '#server/modules/wishlist/wishlist.routes'

/** Every endpoint of the product with its handler: one line a module. */
export const mounted: Mounted[] = [
  ...settingsRoutes,
  ...authRoutes,
  ...memberRoutes,
  ...phoneRoutes,
  ...withdrawalRoutes,
  ...socialRoutes,
  ...catalogRoutes,
  ...searchRoutes,
  ...eventRoutes,
  ...cartRoutes,
  ...benefitsRoutes,
  ...bookingRoutes,
  ...cancellationRoutes,
  ...paymentRoutes,
  ...voucherRoutes,
  ...deskRoutes,
  ...reviewRoutes,
  ...boardRoutes,
  ...boardDeskRoutes,
  ...inquiryRoutes,
  ...inquiryDeskRoutes,
  ...wishlistRoutes,
  ...guestRoutes,
]
