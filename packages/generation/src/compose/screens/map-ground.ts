import type { Ground } from '@kwiq/catalogue'
import type { Entity, Sample } from '../../entity.ts'
import { has } from '../../understand/searched.ts'

const setOf = (ids: string): ReadonlySet<string> => new Set(ids.split(' '))

/** Things that stand in the rooms of one house. */
const indoors = setOf(
  'asset bed-patient box-item campus-room cleaned-room conference-room conference-talk desk exhibit hotel-room household-item moving-box near-person pick-order renovation-room signal-spot stock-item stored-food',
)
/** Things of a whole country or of several. */
const farApart = setOf(
  'aircraft city country-card country-figure flight logged-flight memory moment photo radio-contact server-place trip world-city',
)
const inTheSky = setOf('moon-phase planet satellite-pass')

const hasIndoors = /\b(?:floor ?plans?|aisles?|warehouses?|museums?|galler(?:y|ies) rooms?|indoor)\b/i
const hasShore =
  /\b(?:surf\w*|swim(?:ming)? spots?|wild swimming|div(?:e|es|ers?|ing)|snorkel\w*|sail\w*|boats?|lifeboats?|yachts?|beach\w*|kayak\w*|canoe\w*|paddl\w*|sea fishing|marinas?|lighthouses?|wrecks?|reefs?|coast\w*|tides?|whales?)\b/i
const hasHills =
  /\b(?:hik\w+|mountain\w*|summits?|peaks?|ski\w*|slopes?|climb\w*|trails?|forests?|forag\w+|mushrooms?|bird ?watch\w*|birds?|wildlife|camp(?:ing|sites?)?|(?<!(?:flat|job|house|bargain|apartment|ghost|treasure|room)[- ])hunt(?:ing|ers?)|orchards?|vineyards?|farm\w*|fields?|treks?|trekking|wilderness|avalanches?|huts?|alpine|paraglid\w*|beehives?|apiar\w+|national parks?|nature)\b/i

/** Lines of a town have boats among their vehicles. */
const lines = /\b(?:departures?|stops?|lines?|bus(?:es)?)\b/i

/** What the drawn map of such things shows: a floor for a museum, the sea for surfers, a town where nothing else is said. */
export function groundOf(entity: Entity, description: string): Ground {
  if (/^dark place$/i.test(entity.one)) return 'hills'
  if (inTheSky.has(entity.id) || /\b(?:stargaz\w*|constellations?|planetarium)\b/i.test(description))
    return 'sky'
  if (farApart.has(entity.id)) return 'country'
  const named = [entity.one, entity.many, ...entity.words].join(' ')
  if (indoors.has(entity.id) || hasIndoors.test(named)) return 'floor'
  if (lines.test(named)) return 'city'
  for (const text of [named, description]) {
    if (has(hasShore, text)) return 'coast'
    if (has(hasHills, text)) return 'hills'
  }
  const isOneHouse = hasIndoors.test(description) || (farthestOf(entity.samples) ?? inOneHouse) < inOneHouse
  return isOneHouse ? 'floor' : 'city'
}
/** Metres: no way is so short but inside a house. In the sea it is a depth. */
const inOneHouse = 100

/** "850 m", "1.2 km" as a part of its own. A height of 1.4 m is no way to go. */
const distance = /(?:^|[ ,])(\d+ m|\d+(?:\.\d+)? km)(?=$|[ ,])/
/** Farther than that one does not call near, and a number of kilometres is a length: metres. */
const farthestNear = 5000
const lengths =
  /\b(?:hikes?|walks?|runs?|rides?|tracks?|routes?|trails?|tours?|drives?|slopes?|lifts?|trips?)\b/i

interface Away {
  words: string
  metres: number
}

function awayOf({ value, subtitle, meta }: Sample): Away | undefined {
  const words = distance.exec([value, subtitle, meta].filter(Boolean).join(', '))?.[1]
  if (!words) return undefined
  const [amount, unit] = words.split(' ')
  return { words, metres: Number(amount) * (unit === 'km' ? 1000 : 1) }
}

/** How far each is from here; undefined where not all say so, or what they say is their length. */
function awaysOf({ many, samples }: { many?: string; samples: readonly Sample[] }): Away[] | undefined {
  if (many && lengths.test(many)) return undefined
  const said = samples.map(awayOf).filter((away) => away !== undefined)
  const isNear = said.length === samples.length && said.every(({ metres }) => metres <= farthestNear)
  return isNear && said.length > 0 ? said : undefined
}

/** Metres to the farthest, where all of them say how far they are. */
const farthestOf = (samples: readonly Sample[]): number | undefined =>
  samples.length ? awaysOf({ samples })?.reduce((most, { metres }) => Math.max(most, metres), 0) : undefined

/** How far each of those on the map is, where what they say is the way there. */
function waysOf({ many }: Entity, near: readonly Sample[], ground: Ground): Away[] | undefined {
  const aways = awaysOf({ many, samples: near })
  const isHere = aways?.every(({ metres }) => metres < inOneHouse)
  return isHere && ground !== 'floor' ? undefined : aways
}

/** "4 within 850 m": how many are how near, where they say it. */
export function withinOf(entity: Entity, near: readonly Sample[], ground: Ground): string | undefined {
  const aways = waysOf(entity, near, ground)
  const farthest = aways?.toSorted((one, other) => other.metres - one.metres)[0]
  return farthest && `${near.length} within ${farthest.words}`
}

/** Where one is on the drawn map, 0 to 1 from left and top, and how much wider than high it is. */
const me = { x: 0.46, y: 0.52 }
const widthByHeight = 390 / 320
/** Degrees from the east, clockwise: apart from each other, so that no name lies on another. */
const directions = [-50, 160, 38, 232]
const somewhere = [
  { x: 0.72, y: 0.28 },
  { x: 0.3, y: 0.4 },
  { x: 0.55, y: 0.66 },
  { x: 0.18, y: 0.74 },
]

/** Places of up to four pins on the map, 0 to 1: as far from one's own position as they say, the farthest near the edge. */
export function pinPlaces(
  entity: Entity,
  near: readonly Sample[],
  ground: Ground,
): { x: number; y: number }[] {
  const aways = waysOf(entity, near, ground)
  if (!aways) return somewhere.slice(0, near.length)
  const farthest = Math.max(...aways.map(({ metres }) => metres))
  return aways.map(({ metres }, index) => {
    const reach = 0.13 + 0.25 * (metres / farthest)
    const angle = ((directions[index] ?? 0) / 180) * Math.PI
    return {
      x: round(me.x + (Math.cos(angle) * reach) / widthByHeight),
      y: round(me.y + Math.sin(angle) * reach),
    }
  })
}

const round = (share: number) => Math.round(share * 100) / 100
