/** Where a site has the pages that the flows lead to. */
export interface AccountLinks {
  login: string
  register: string
  findId: string
  findPassword: string
}
