import type { SiteTree } from '#src/session/route'

/** The trees of the fairs, of desks and of the developers' pages: other visitors never load their list. */
export const trees = import.meta.glob<SiteTree>('../sites/{dev,fair,mice,rok-us,seoulitepass,*-admin}/routes.tsx')
