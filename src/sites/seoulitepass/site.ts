export const site = 'seoulitepass'

const home = '/seoulitepass'

/** Every address of the site that has a page (product §2), in the order of the specification. */
export const paths = {
  home,
  login: `${home}/login`,
  register: `${home}/register`,
  findId: `${home}/find/id`,
  findPassword: `${home}/find/password`,
  card: `${home}/card`,
  payCard: (order: string) => `${home}/card?order=${order}`,
  affiliates: `${home}/affiliate`,
  affiliate: (id: string) => `${home}/affiliate/detail/${id}`,
  airport: `${home}/airport`,
  things: `${home}/thingstodo`,
  calendar: `${home}/thingstodo/calendar`,
  posts: `${home}/thingstodo/post`,
  post: (id: string) => `${home}/thingstodo/post/${id}`,
  notices: `${home}/thingstodo/notice`,
  faq: `${home}/faq`,
  inquiry: `${home}/inquiry`,
  ownInquiry: (id: string) => `${home}/inquiry?id=${id}`,
  partnership: `${home}/partnership`,
  /** What the emailed link of a gift opens. */
  gift: `${home}/gift`,
  mypage: `${home}/mypage`,
  /** The page where affiliates' staff scan passes. */
  scan: `${home}/scan`,
} as const
