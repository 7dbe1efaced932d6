import { fairViewer } from '#contract/fair/viewer'
import { query } from '#src/api/query'

export const viewerDay = () => query(fairViewer.day, {})
