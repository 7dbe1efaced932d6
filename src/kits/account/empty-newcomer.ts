/** The initial values of the fields that every sign-up has. */
export const emptyNewcomer = {
  email: '',
  phone: '',
  password: '',
  password_confirm: '',
  check_duplicate: false,
  code: '',
  agree_terms: false,
  agree_privacy: false,
  agree_provided: false,
  agree_marketing: false,
}
