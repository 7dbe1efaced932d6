import { festivalsDesk } from '#contract/festivals-desk'
import { query } from '#src/api/query'

/** All public festivals. */
export const festivals = () => query(festivalsDesk.list, {})

/** One festival with the acts on it. */
export const festival = (id: string) => query(festivalsDesk.read, { params: { id } })

/** The products that a festival can lead to. */
export const products = () => query(festivalsDesk.products, {})

/** The endpoints to refresh after an act. */
export const afterFestivalAct = [festivalsDesk.list, festivalsDesk.read]
