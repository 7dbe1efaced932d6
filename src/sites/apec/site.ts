export const site = 'apec'

/** The greeting of delegations on their landing page, shown in English first in every language. */
export const welcomeInEnglish = 'Welcome to Korea, delegates and guests'

/** Every address of the site (product §2), in the order of the specification. */
export const paths = {
  home: '/apec2025',
  about: '/apec2025/about',
  seoul: '/apec2025/seoul',
  busan: '/apec2025/busan',
  list: '/apec2025/list',
  listFrom: (day: string) => `/apec2025/list?from=${day}`,
  reservation: '/apec2025/reservation',
  reserve: (tour: string) => `/apec2025/reservation?tour=${tour}`,
  completed: '/apec2025/reservation/completed',
  myReservation: '/apec2025/myreservation',
  gate: '/apec2025/qrcode',
  ticket: (reservationNo: string) => `/apec2025/qrcode/${reservationNo}`,
  welcome: '/apec2025gb',
} as const
