export const en = {
  name: 'Naru',
  description: 'Tours, festivals, tickets and stays all over Korea, booked in a few minutes.',
  title: {
    main: 'Travel to Korea',
    search: 'Search',
    login: 'Sign in',
    registration: 'Create an account',
    shoppingCart: 'Cart',
    reservation: 'Reservation',
    tossSuccess: 'Payment',
    tossFail: 'Payment failed',
    fail: 'Payment failed',
    paymentComplete: 'Reservation complete',
    myReservation: 'My reservations',
    reservationDetail: 'Reservation',
    notFound: 'Page not found',
  },
}
