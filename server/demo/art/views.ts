import type { Sheet } from './sheet'
import { acrossFields } from './views/across-fields'
import { alongRiver } from './views/along-river'
import { ballpark } from './views/ballpark'
import { bambooPath } from './views/bamboo-path'
import { bayBridge } from './views/bay-bridge'
import { bench } from './views/bench'
import { cityBeach } from './views/city-beach'
import { cliff } from './views/cliff'
import { courtyard } from './views/courtyard'
import { crater } from './views/crater'
import { crossing } from './views/crossing'
import { danceStudio } from './views/dance-studio'
import { deskBySea } from './views/desk-by-sea'
import { eaves } from './views/eaves'
import { forestPath } from './views/forest-path'
import { fortressRiver } from './views/fortress-river'
import { furrows } from './views/furrows'
import { greatGate } from './views/great-gate'
import { harbour } from './views/harbour'
import { hillHouses } from './views/hill-houses'
import { hillside } from './views/hillside'
import { house } from './views/house'
import { iceFishing } from './views/ice-fishing'
import { jarTerrace } from './views/jar-terrace'
import { jetty } from './views/jetty'
import { lake } from './views/lake'
import { lane } from './views/lane'
import { lavaShore } from './views/lava-shore'
import { lookout } from './views/lookout'
import { lookoutDeck } from './views/lookout-deck'
import { marketAlley } from './views/market-alley'
import { maskDance } from './views/mask-dance'
import { meander } from './views/meander'
import { mounds } from './views/mounds'
import { mudflat } from './views/mudflat'
import { oldAndNew } from './views/old-and-new'
import { openBath } from './views/open-bath'
import { pagodas } from './views/pagodas'
import { pasture } from './views/pasture'
import { pavilionPond } from './views/pavilion-pond'
import { pineShore } from './views/pine-shore'
import { platform } from './views/platform'
import { pondPavilion } from './views/pond-pavilion'
import { quietPath } from './views/quiet-path'
import { reedBay } from './views/reed-bay'
import { riverNight } from './views/river-night'
import { riverPark } from './views/river-park'
import { rockWall } from './views/rock-wall'
import { roofSea } from './views/roof-sea'
import { roofs } from './views/roofs'
import { seaCafe } from './views/sea-cafe'
import { sharedTable } from './views/shared-table'
import { stage } from './views/stage'
import { starTower } from './views/star-tower'
import { stream } from './views/stream'
import { sunrisePeak } from './views/sunrise-peak'
import { table } from './views/table'
import { tallAvenue } from './views/tall-avenue'
import { temple } from './views/temple'
import { terraces } from './views/terraces'
import { throneHall } from './views/throne-hall'
import { towerHill } from './views/tower-hill'
import { tunnel } from './views/tunnel'
import { valley } from './views/valley'
import { wallGate } from './views/wall-gate'
import { wallOnHill } from './views/wall-on-hill'
import { warmRoom } from './views/warm-room'

type View = (sheet: Sheet) => void

const underSail: View = (sheet) => crossing(sheet, true)
const withPassengers: View = (sheet) => crossing(sheet, false)
const wallAndBalloon: View = (sheet) => wallOnHill(sheet, true)
const wallAlone: View = (sheet) => wallOnHill(sheet, false)
const pondAndBalloon: View = (sheet) => pavilionPond(sheet, true)
const pondAlone: View = (sheet) => pavilionPond(sheet, false)

/** Everything that can be drawn: motifs, with the views of each. */
export const motifs = {
  river: [withPassengers, underSail, meander, jetty],
  palace: [greatGate, throneHall, roofs, pondPavilion, eaves],
  village: [roofSea, lane, courtyard, house],
  yard: [maskDance],
  lanterns: [fortressRiver, stream, tunnel],
  harbour: [harbour, cliff, hillHouses],
  beach: [cityBeach, bayBridge, mudflat],
  jeju: [sunrisePeak, crater, pasture, lavaShore],
  mountain: [rockWall, lookout, valley, lake],
  temple: [temple, forestPath],
  grove: [bambooPath, tallAvenue],
  wetland: [reedBay],
  tea: [hillside, terraces, furrows],
  city: [towerHill, riverNight, oldAndNew, riverPark],
  market: [marketAlley],
  train: [acrossFields, alongRiver, platform],
  fortress: [wallAndBalloon, wallGate, pondAndBalloon],
  rampart: [wallAlone, pondAlone],
  gyeongju: [mounds, starTower, pondPavilion, pagodas],
  kitchen: [jarTerrace, table, bench],
  spa: [openBath, warmRoom],
  theatre: [stage],
  border: [lookoutDeck, quietPath],
  winter: [iceFishing],
  cafe: [seaCafe],
  ballpark: [ballpark],
  studio: [danceStudio],
  desk: [deskBySea, sharedTable],
  pines: [pineShore],
} satisfies Record<string, readonly View[]>

export type Motif = keyof typeof motifs
