import type { Mounted } from '#server/http/implement'
import { authRoutes, memberRoutes } from '#server/modules/accounts/accounts.routes'
import { benefitsRoutes } from '#server/modules/benefits/benefits.routes'
import { bookingRoutes } from '#server/modules/booking/booking.routes'
import { cartRoutes } from '#server/modules/cart/cart.routes'
import { catalogRoutes } from '#server/modules/catalog/catalog.routes'
import { paymentRoutes } from '#server/modules/payment/payment.routes'
import { reviewRoutes } from '#server/modules/reviews/reviews.routes'
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
  ...reviewRoutes,
]
