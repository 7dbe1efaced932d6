import { checkIn } from '#contract/check-in'
import type { ShiftStart } from '#contract/check-in-gate'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { call } from '#src/api/call'
import { newDeviceKey } from './keys'
import type { Device } from './store'

/** Creates a key and registers it with the server: from then on the device can scan on its own. Throws `CallError`. */
export async function enrolDevice(site: Site, { gate_id, name }: ShiftStart, lang: Lang): Promise<Device> {
  const { key, public: public_key } = await newDeviceKey()
  const input = { params: { site }, query: { lang }, body: { gate_id, name, public_key } }
  const enrolment = await call(checkIn.enrol, input, { errors: 'silent' })
  return { device_id: enrolment.device_id, name, enrolment, key }
}

/** Reports the end of the shift to the server; if the call fails, the shift ends automatically. */
export const endDevice = (id: string): Promise<unknown> =>
  call(checkIn.end, { params: { id } }, { errors: 'silent' }).catch(() => {})
