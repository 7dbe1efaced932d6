import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import History from 'lucide-react/icons/history'
import MapPinOff from 'lucide-react/icons/map-pin-off'
import type { Signal } from './signals'

/** Never color alone: each kind of verdict has its own icon. */
export const signIcons = { go: CircleCheck, again: History, elsewhere: MapPinOff, no: Ban } satisfies Record<
  Signal,
  unknown
>
