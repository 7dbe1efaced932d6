import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofSetup = loadOf(() => import('./queries'))
const texts = ['fair.desk-setup', 'exhibition-desk', 'refusal']

/** The setup of a year by the fair's office. */
export const routes: RouteObject[] = [
  {
    path: ':fair/ppipsa/desk/setup',
    lazy: () => import('./pages/setup'),
    handle: { title: 'title.deskSetup' },
    loader: ofSetup(texts, ({ setup }, _, { search }) => [setup(search)]),
  },
  {
    path: ':fair/ppipsa/desk/setup/slots',
    lazy: () => import('./pages/slots'),
    handle: { title: 'title.deskSetupSlots' },
    loader: ofSetup(texts, ({ slots }, _, { search }) => [slots(search)]),
  },
  {
    path: ':fair/ppipsa/desk/setup/booths',
    lazy: () => import('./pages/booths'),
    handle: { title: 'title.deskSetupBooths' },
    loader: ofSetup(texts, ({ booths }, _, { search }) => [booths(search)]),
  },
  {
    path: ':fair/ppipsa/desk/setup/program',
    lazy: () => import('./pages/program'),
    handle: { title: 'title.deskSetupProgram' },
    loader: ofSetup(['fair.program', ...texts], ({ program }, _, { search }) => [program(search)]),
  },
]
