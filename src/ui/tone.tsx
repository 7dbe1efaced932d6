import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

export type Tone = 'success' | 'error' | 'info' | 'warning'

/** Never color alone: each tone has its own icon. */
export const toneIcons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert }
