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

/** Pages of education travel that mails link to (product §2). */
export const eduTravelPaths = {
  application: (id: string) => `/seouledutravel/myapplication/detail/${id}`,
  report: (id: string) => `/seouledutravel/report/submit/${id}`,
} as const

/** Pages of the desk of education travel that mails and the operators' desk link to (product §2). */
export const eduDeskPaths = {
  application: (id: string) => `/seouleduadmin/apply-detail/${id}`,
} as const
