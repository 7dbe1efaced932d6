/** The paths of a site's account pages. */
export interface AccountLinks {
  login: string
  register: string
  findId: string
  findPassword: string
}
