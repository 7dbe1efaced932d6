/** Addresses of the shop that other sites lead to (product §2): what they sell is booked there. */
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
