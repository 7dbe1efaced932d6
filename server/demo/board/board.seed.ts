import sharp from 'sharp'
import { daysLater } from '#contract/days'
import { textLanguages } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { drawScene } from '#server/demo/art/scene'
import type { Deps } from '#server/deps'
import { fillBoards } from '#server/modules/board/board.defaults'
import { post, postFile, postText } from '#server/modules/board/board.table'
import { searchable } from '#server/modules/board/desk.service'
import { storeUpload } from '#server/modules/media/upload.service'
import { asReceived } from '#server/received'
import { eduNotices } from './edu-travel/notices'
import { eduQuestions } from './edu-travel/questions'
import { fairNotices } from './fair/notices'
import { fairPress } from './fair/press'
import { fairQuestions } from './fair/questions'
import { miceNews } from './mice/news'
import { miceNotices } from './mice/notices'
import { miceQuestions } from './mice/questions'
import { notices } from './notices'
import { questions } from './questions'
import { rokUsNotices } from './rok-us/notices'
import { rokUsQuestions } from './rok-us/questions'
import { passNotices } from './seoulitepass/notices'
import { passQuestions } from './seoulitepass/questions'
import { passStories } from './seoulitepass/stories'
import type { SeedPost } from './shape'

/** Draws a picture that the press can print. */
function pressPicture(): Promise<Buffer> {
  const svg = drawScene({ motif: 'river', palette: 'naru', time: 'dawn', format: 'wide' })
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
}

async function seedPost(deps: Deps, site: Site, seed: SeedPost, position: number): Promise<void> {
  const { db, clock } = deps
  const published_at = daysLater(clock.now(), -seed.daysAgo)
  const { id, board, category, district, pinned } = seed
  const [made] = await db
    .insert(post)
    .values({
      id,
      site,
      board,
      category,
      district,
      pinned,
      position,
      published_at,
      created_at: published_at,
      updated_at: published_at,
    })
    .returning({ id: post.id })
  if (!made) throw new Error('a demo post was not written')
  const texts = textLanguages.map((lang) => ({
    post_id: made.id,
    lang,
    title: seed.title[lang],
    content: seed.content[lang],
    search: searchable(seed.title[lang], seed.content[lang]),
  }))
  await db.insert(postText).values(texts)
  if (!seed.picture) return
  const upload_id = await asReceived('naru-han-river.jpg', await pressPicture(), (file) =>
    storeUpload({ ...deps, clock: { now: () => published_at } }, file, { owner: made.id, site }),
  )
  await db.insert(postFile).values({ post_id: made.id, upload_id, position: 1 })
}

/** Demo data: the posts on the sites' boards. */
export async function seedBoards(deps: Deps): Promise<void> {
  await fillBoards(deps.db)
  const boards = [
    { site: 'shop', posts: notices, faq: questions },
    { site: 'edu-travel', posts: eduNotices, faq: eduQuestions },
    { site: 'fair', posts: [...fairNotices, ...fairPress], faq: fairQuestions },
    { site: 'mice', posts: [...miceNotices, ...miceNews], faq: miceQuestions },
    { site: 'rok-us', posts: rokUsNotices, faq: rokUsQuestions },
    { site: 'seoulitepass', posts: [...passNotices, ...passStories], faq: passQuestions },
  ] as const
  for (const { site, posts, faq } of boards) {
    for (const notice of posts) await seedPost(deps, site, notice, 0)
    for (const [at, question] of faq.entries()) await seedPost(deps, site, question, at + 1)
  }
}
