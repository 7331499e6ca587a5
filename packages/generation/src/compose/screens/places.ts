import { hasPictures, type Sample } from '../../entity.ts'
import { extraComponents, searchHint } from '../extras.ts'
import { rowItems, samplesFrom, tileItems } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { groundOf, pinPlaces, withinOf } from './map-ground.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** One goes from place to place, so that a way through them is drawn. */
const isWay =
  /\b(?:routes?|directions?|navigat\w*|deliver\w*|couriers?|bus(?:es)?|trains?|trams?|metro|subway|ferr\w+|patrols?)\b/i
/** Things that are a way each: none leads to the next. */
const isWayItself =
  /\b(?:hikes?|walks?|runs?|tracks?|trails?|tours?|drives?|slopes?|lifts?|trips?|flights?)\b/i

/** "7 bikes", "0 free": how many there are. */
const isCount =
  /^(\d{1,3}) (?:bikes?|scooters?|cars?|docks?|free|seats?|spaces?|beds?|places?|spots?|plugs?|left)$/

/** What pins say: the names, and how many there are where all say that. */
function pinLabels(near: readonly Sample[]): string[] {
  const counts = near.map(({ value, badge }) => isCount.exec(value ?? badge ?? '')?.[1])
  const isCounted = counts.every((count) => count !== undefined)
  return near.map(({ title }, index) => (isCounted ? `${title} · ${counts[index]}` : title))
}

export function composeMap(scene: Scene): ScreenParts {
  const { kit, entity, screen, app } = scene
  const open = scene.to('detail', 'slots', 'form')
  const near = samplesFrom(entity, 0, 4)
  const ground = groundOf(entity, app.description)
  const caption = withinOf(entity, near, ground)
  const places = pinPlaces(entity, near, ground)
  const labels = pinLabels(near)
  const shown = near.map((sample, index) => ({
    ...places[index],
    label: labels[index],
    icon: sample.icon ?? entity.icon,
    selected: index === 0,
  }))
  const shelf = hasPictures(entity)
    ? kit.list('carousel', 'Nearby', tileItems(entity, near, open), {
        title: 'Nearby',
        width: 150,
        height: 96,
      })
    : kit.list('rows', 'Nearby', rowItems(entity, near.slice(0, 3), open), { title: 'Nearby' })
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle,
        actions: barActions(
          scene,
          ['list', entity.many, 'browse'],
          // Where the map is all that is named, there is nothing one could add.
          ...(app.language !== undefined && (screen.title ?? screen.name) === entity.many
            ? []
            : ([['plus', entity.add, 'form']] as const)),
        ),
      }),
    ),
    body: [
      kit.input('Search', {
        kind: 'search',
        // Of a search field the magnifier is drawn already.
        ...(ground === 'city'
          ? { placeholder: searchHint(screen, 'Street or place'), icon: 'pin' }
          : { placeholder: searchHint(screen, `Search ${entity.many.toLowerCase()}`) }),
      }),
      kit.node('map', `Map of ${entity.many.toLowerCase()}`, {
        bleed: true,
        height: 320,
        ground,
        me: ground !== 'sky' && ground !== 'country',
        route: screen.variant === 0 && isWay.test(app.description) && !isWayItself.test(entity.many),
        seed: app.name,
        pins: shown,
        ...(caption ? { caption } : {}),
      }),
      ...extraComponents(scene),
      shelf,
      ...shortcuts(scene, 'See also'),
    ],
  }
}
