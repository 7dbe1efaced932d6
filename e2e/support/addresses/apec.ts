import type { Addresses } from '../pages'

export const addresses: Addresses = {
  'apec2025/myreservation': ['/apec2025/myreservation', '/apec2025/myreservation?link=expired'],
  'apec2025/qrcode/:reservationNo': ['/apec2025/qrcode/NR251028-7KQ2M9XWTC-01'],
  'apec2025/:token': [`/apec2025/${'A'.repeat(43)}`],
}
