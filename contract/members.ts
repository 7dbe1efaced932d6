import { Country } from './countries'
import { endpoint } from './endpoint'
import { Birthday, Day, RequiredText, Uuid } from './fields'
import { z } from './zod'

export const Profile = z.object({
  id: Uuid,
  email: z.string(),
  name: z.string(),
  type: z.string(),
  phone: z.string(),
  birthday: z.nullable(Day),
  gender: z.nullable(z.enum(['female', 'male', 'other'])),
  nationality: z.nullable(Country),
  /** Masked. */
  passport: z.string(),
  company_name: z.string(),
  agree_marketing: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

export const ProfileChange = z.strictObject({
  name: RequiredText(80),
  birthday: z.nullable(Birthday),
  gender: z.nullable(z.enum(['female', 'male', 'other'])),
  nationality: z.nullable(Country),
  /** Omitted: unchanged. Null: removed. */
  passport: z.optional(z.nullable(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(9, 'validation.passport')))),
  agree_marketing: z.boolean(),
})

export const members = {
  /** The caller's own profile. */
  profile: endpoint({
    method: 'get',
    path: '/api/v1/members/:id',
    auth: 'member',
    params: z.object({ id: Uuid }),
    data: Profile,
  }),
  change: endpoint({
    method: 'put',
    path: '/api/v1/members',
    auth: 'member',
    body: ProfileChange,
    data: Profile,
  }),
}
