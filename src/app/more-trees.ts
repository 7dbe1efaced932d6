import type { SiteTree } from '#src/session/route'

/** The trees of desks and of the developers' pages: visitors never load their list. */
export const trees = import.meta.glob<SiteTree>('../sites/{dev,*-admin}/routes.tsx')
