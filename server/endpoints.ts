import type { Mounted } from '#server/http/implement'
import { authRoutes, memberRoutes } from '#server/modules/accounts/accounts.routes'
import { benefitsRoutes } from '#server/modules/benefits/benefits.routes'
import { boardDeskRoutes, boardRoutes } from '#server/modules/board/board.routes'
import { bookingRoutes } from '#server/modules/booking/booking.routes'
import { cartRoutes } from '#server/modules/cart/cart.routes'
import { catalogRoutes } from '#server/modules/catalog/catalog.routes'
import { inquiryDeskRoutes, inquiryRoutes } from '#server/modules/inquiry/inquiry.routes'
import { paymentRoutes } from '#server/modules/payment/payment.routes'
import { settingsRoutes } from '#server/modules/settings/settings.routes'

/** Every endpoint of the product with its handler: one line a module. */
export const mounted: Mounted[] = [
  ...settingsRoutes,
  ...authRoutes,
  ...memberRoutes,
  ...catalogRoutes,
  ...cartRoutes,
  ...benefitsRoutes,
  ...bookingRoutes,
  ...paymentRoutes,
  ...boardRoutes,
  ...boardDeskRoutes,
  ...inquiryRoutes,
  ...inquiryDeskRoutes,
]
