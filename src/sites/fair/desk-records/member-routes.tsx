import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofRecords = loadOf(() => import('./queries'))
const texts = ['fair.desk-records', 'fair.records', 'refusal']

/** The records of meetings at the fair's desk, and their statistics. */
export const routes: RouteObject[] = [
  {
    path: ':fair/ppipsa/desk/records',
    lazy: () => import('./pages/records'),
    handle: { title: 'title.deskRecords' },
    loader: ofRecords(texts, ({ records, thisFair, years }, _, { search }) => [records(search), thisFair(), years()]),
  },
  {
    path: ':fair/ppipsa/desk/records/:id',
    lazy: () => import('./pages/record'),
    handle: { title: 'title.deskRecord' },
    loader: ofRecords(texts, ({ record }, _, { params: { id = '' } }) => [record(id)]),
  },
  {
    path: ':fair/ppipsa/desk/statistics',
    lazy: () => import('./pages/statistics'),
    handle: { title: 'title.deskStatistics' },
    loader: ofRecords(texts, ({ statistics }, _, { search }) => [statistics(search)]),
  },
]
