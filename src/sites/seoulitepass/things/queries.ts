import { events } from '#contract/events'
import { query } from '#src/api/query'
import { firstPosts } from '#src/kits/board/first-posts'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from '../site'

const storiesShown = 6

/** The newest stories. */
export const stories = (visitor: Visitor) => firstPosts(site, visitor, 'things', storiesShown)

/** Festivals in Seoul. */
export const festivals = (visitor: Visitor) =>
  query(events.list, { query: { lang: contentLang(visitor), region: 'seoul' } })
