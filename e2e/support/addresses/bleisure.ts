import type { Addresses } from '../pages'

export const addresses: Addresses = {
  'bleisure/tour-program': ['/bleisure/tour-program', '/bleisure/tour-program?stay=1&city=jeju'],
}
