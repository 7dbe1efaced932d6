import 'i18next'
import type { en as refusal } from '../contract/texts/refusal.en'
import type { en as app } from './app/locale/en'
import type { en as board } from './kits/board/locale/en'
import type { en as booking } from './kits/booking/locale/en'
import type { en as guest } from './kits/guest/locale/en'
import type { en as page } from './kits/page/locale/en'
import type { en as scanner } from './kits/scanner/locale/en'
import type { en as apec } from './sites/apec/locale/en'
import type { en as apecGate } from './sites/apec/locale/gate.en'
import type { en as apecTicket } from './sites/apec/locale/ticket.en'
import type { en as bleisure } from './sites/bleisure/locale/en'
import type { en as protocol } from './sites/protocol/locale/en'
import type { en as protocolRequest } from './sites/protocol/locale/request.en'
import type { en as shopAccount } from './sites/shop/locale/account.en'
import type { en as shopBenefits } from './sites/shop/locale/benefits.en'
import type { en as shopBoard } from './sites/shop/locale/board.en'
import type { en as shopBooking } from './sites/shop/locale/booking.en'
import type { en as shopCatalog } from './sites/shop/locale/catalog.en'
import type { en as shop } from './sites/shop/locale/en'
import type { en as shopEvent } from './sites/shop/locale/event.en'
import type { en as shopPurchase } from './sites/shop/locale/purchase.en'
import type { en as shopQuotation } from './sites/shop/locale/quotation.en'
import type { en as shopReview } from './sites/shop/locale/review.en'
import type { en as shopSocial } from './sites/shop/locale/social.en'
import type { en as shopSuggest } from './sites/shop/locale/suggest.en'
import type { en as shopTerms } from './sites/shop/locale/terms.en'
import type { en as ui } from './ui/locale/en'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false
    returnNull: false
    resources: {
      apec: typeof apec
      'apec.gate': typeof apecGate
      'apec.ticket': typeof apecTicket
      app: typeof app
      bleisure: typeof bleisure
      board: typeof board
      booking: typeof booking
      guest: typeof guest
      page: typeof page
      protocol: typeof protocol
      'protocol.request': typeof protocolRequest
      refusal: typeof refusal
      shop: typeof shop
      'shop.account': typeof shopAccount
      scanner: typeof scanner
      'shop.benefits': typeof shopBenefits
      'shop.booking': typeof shopBooking
      'shop.board': typeof shopBoard
      'shop.purchase': typeof shopPurchase
      'shop.quotation': typeof shopQuotation
      'shop.review': typeof shopReview
      'shop.terms': typeof shopTerms
      'shop.catalog': typeof shopCatalog
      'shop.event': typeof shopEvent
      'shop.social': typeof shopSocial
      'shop.suggest': typeof shopSuggest
      ui: typeof ui
    }
  }
}
