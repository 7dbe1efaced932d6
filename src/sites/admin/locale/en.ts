export const en = {
  name: 'Naru Desk',
  description: 'The workspace of Naru’s operators.',
  title: {
    signin: 'Sign in to the desk',
    findPassword: 'Reset your password',
    passwordReset: 'Set a new password',
    home: 'Today',
    reservations: 'Reservations',
    reservation: 'Reservation',
    inquiries: 'Inquiries',
    inquiry: 'Inquiry',
    quotations: 'Group quotations',
    quotation: 'Group quotation',
    companies: 'Companies',
    company: 'Company',
    reviews: 'Reviews',
    review: 'Review',
    posts: 'Social posts',
    post: 'Social post',
    coupons: 'Coupons',
    newCoupon: 'New coupon',
    coupon: 'Coupon',
    points: 'Points',
    promotions: 'Promotions',
    settings: 'Settings',
    notFound: 'Page not found',
  },
  nav: {
    home: 'Today',
    reservations: 'Reservations',
    inquiries: 'Inquiries',
    quotations: 'Quotations',
    companies: 'Companies',
    reviews: 'Reviews',
    benefits: 'Benefits',
    settings: 'Settings',
  },
  history: {
    title: 'Activity log',
    none: 'Nothing has been done here yet.',
    reviewHidden: 'Review hidden',
    reviewShown: 'Review shown again',
    postApproved: 'Post approved',
    postRejected: 'Post rejected',
    companyChecked: 'Company registered',
    fileOpened: 'Certificate opened',
    offerSent: 'Offer sent',
    answerSent: 'Message sent',
    offerWithdrawn: 'Offer withdrawn',
    couponMade: 'Coupon created',
    couponIssued: 'Coupon given',
    couponStopped: 'Coupon stopped',
  },
  role: { operator: 'Operator' },
  signin: {
    lead: 'For Naru operators only.',
    noRole:
      'You are signed in as {{name}}, but this account has no access to this desk. Sign in with another account, or ask an operator for access.',
  },
}

declare global {
  interface TextNamespaces {
    admin: typeof en
  }
}
