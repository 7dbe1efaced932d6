/** Addresses in the shop that other sites link to (product §2): their products are booked there. */
export const shopPaths = {
  main: '/main',
  login: '/account/login',
  myProfile: '/account/my-profile',
  myReservation: '/account/my-reservation',
  contactUsRegister: '/board/contact-us-register',
  terms: '/board/terms',
  privacy: '/board/privacy',
  search: (category: string, region: string) => `/product/search/${category}/${region}`,
  detail: (productId: string) => `/product/detail/${productId}`,
} as const

/** Pages of the desk of education travel that the operators' desk links to, for those who work at both (product §2). */
export const eduDeskPaths = {
  application: (id: string) => `/seouleduadmin/apply-detail/${id}`,
} as const
