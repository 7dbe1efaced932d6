export const site = 'bleisure'

/** Every path of the site (product §2). */
export const paths = {
  home: '/bleisure',
  tourProgram: '/bleisure/tour-program',
} as const
