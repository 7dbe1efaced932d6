import type { SiteTree } from '#src/session/route'

/** The trees of the fairs, the desks and the developers' pages: other visitors never load this list. */
export const trees = import.meta.glob<SiteTree>('../sites/{dev,fair,mice,rok-us,seoulitepass,*-admin}/routes.tsx')
