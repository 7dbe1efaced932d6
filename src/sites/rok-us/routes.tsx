import type { RouteObject } from 'react-router-dom'
import { tourAreas } from '#contract/survey/tour'
import { firstPosts } from '#src/kits/board/first-posts'
import { NotFound } from '#src/kits/page/not-found'
import { PageFailed } from '#src/kits/page/page-failed'
import { load, loadOf, requireParam, texts } from '#src/session/route'
import type { TourBoard } from './board-queries'
import { Component as Layout } from './layout'
import { noticesOnHome } from './parts/lengths'
import { tours } from './queries'
import { site } from './site'

const ofBoard = loadOf(async () => ({
  ...(await import('./board-queries')),
  ...(await import('#src/kits/board/post-filters')),
}))
const board = (name: TourBoard) =>
  ofBoard(['board'], ({ posts, postFiltersIn }, visitor, { search }) => [posts(visitor, name, postFiltersIn(search))])

/** The routes of the site, in the order of the specification (product §2). */
export const routes: RouteObject = {
  id: site,
  Component: Layout,
  loader: texts(site),
  children: [
    {
      ErrorBoundary: PageFailed,
      children: [
        {
          path: 'rok-us',
          lazy: () => import('./pages/home'),
          handle: { title: 'title.home' },
          loader: load(['rok-us.home', 'rok-us.tour', 'survey'], (visitor) => [
            tours(),
            firstPosts(site, visitor, 'notice', noticesOnHome),
          ]),
        },
        {
          path: 'rok-us/tour/info',
          lazy: () => import('./pages/info'),
          handle: { title: 'title.info' },
          loader: load(['rok-us.tour'], () => [tours()]),
        },
        {
          path: 'rok-us/tour/facilities',
          lazy: () => import('./pages/facilities'),
          handle: { title: 'title.facilities' },
          loader: load(['rok-us.tour'], () => [tours()]),
        },
        {
          path: 'rok-us/notice/list',
          lazy: () => import('./pages/notices'),
          handle: { title: 'title.notices' },
          loader: board('notice'),
        },
        {
          path: 'rok-us/faq/list',
          lazy: () => import('./pages/faq'),
          handle: { title: 'title.faq' },
          loader: board('faq'),
        },
        {
          path: 'rok-us/survey',
          lazy: () => import('./pages/my-surveys'),
          handle: { title: 'title.mySurveys' },
          loader: texts('rok-us.survey', 'survey', 'refusal'),
        },
        {
          path: 'rok-us/survey/preliminary/:area',
          middleware: [requireParam('area', tourAreas)],
          lazy: () => import('./pages/preliminary'),
          handle: { title: 'title.preliminary' },
          loader: texts('rok-us.survey', 'survey', 'refusal'),
        },
        {
          path: 'rok-us/survey/satisfaction/:area',
          middleware: [requireParam('area', tourAreas)],
          lazy: () => import('./pages/satisfaction'),
          handle: { title: 'title.satisfaction' },
          loader: texts('rok-us.survey', 'survey', 'refusal'),
        },
        {
          path: 'rok-us/survey/list',
          lazy: () => import('./pages/surveys'),
          handle: { title: 'title.surveys' },
          loader: load(['rok-us.survey'], () => [tours()]),
        },
        { path: 'rok-us/*', Component: NotFound, handle: { title: 'title.notFound', notFound: true } },
      ],
    },
  ],
}
