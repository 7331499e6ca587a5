import type { ComponentNode } from '@kwiq/app-model'
import type { Sample } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { hasPictures, rowItems, samplesFrom, tileItems } from '../items.ts'
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

/** What a pin says: the name, and a bare number that counts here ("7" bikes). */
function pinLabel({ title, value }: Sample): string {
  return value && /^\d{1,3}$/.test(value) ? `${title} · ${value}` : title
}

export function composeMap(scene: Scene): ScreenParts {
  const { kit, entity, screen, app } = scene
  const open = scene.to('detail', 'slots', 'form')
  const near = samplesFrom(entity, 0, 4)
  const ground = groundOf(entity, app.description)
  const caption = withinOf(entity, near)
  const places = pinPlaces(entity, near)
  const shown = near.map((sample, index) => ({
    ...places[index],
    label: pinLabel(sample),
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
        actions: barActions(scene, ['list', entity.many, 'browse'], ['plus', entity.add, 'form']),
      }),
    ),
    body: [
      kit.input('Search', {
        kind: 'search',
        placeholder: ground === 'city' ? 'Street or place' : `Search ${entity.many.toLowerCase()}`,
        icon: ground === 'city' ? 'pin' : 'search',
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

/** A picture of the place by day and by night, where the description speaks of both. */
function dayAndNight({ kit, app }: Scene): ComponentNode[] {
  if (!/\bday (?:or|and) night\b/i.test(app.description)) return []
  return [
    kit.section('Day or night', [
      kit.row(
        [
          kit.image('lake', { height: 110, caption: 'Day, until 16:32' }),
          kit.image('night', { height: 110, caption: 'Night' }),
        ],
        { equal: true },
      ),
    ]),
  ]
}

export function composeWeather(scene: Scene): ScreenParts {
  const { kit, screen, entity } = scene
  return {
    header: kit.header(
      screen.title ?? entity.samples[0]?.title ?? 'Lisbon',
      barProperties(scene, {
        subtitle: screen.subtitle ?? 'Thursday 19 November, 14:20',
        actions: barActions(
          scene,
          ['search', 'Places', 'browse', 'saved'],
          ['settings', 'Settings', 'settings'],
        ),
      }),
    ),
    body: [
      kit.input('City', { kind: 'search', placeholder: 'Enter the name of a city' }),
      kit.feature({
        image: 'sunset sea',
        overline: 'Day, partly cloudy',
        title: '21 °C',
        text: 'Feels like 23, light wind from the west',
        height: 190,
      }),
      kit.list(
        'stats',
        'Conditions',
        [
          { value: '54 %', title: 'Humidity', tone: 'primary' },
          { value: '12', title: 'Wind, km/h', tone: 'neutral' },
          { value: '4', title: 'UV index', tone: 'warning' },
        ],
        { columns: 3 },
      ),
      ...dayAndNight(scene),
      kit.card([
        kit.chart('Temperature today', 'area', [16, 17, 19, 21, 22, 20, 18], {
          labels: ['6', '9', '12', '15', '18', '21'],
          height: 110,
          caption: 'Temperature today',
        }),
      ]),
      ...extraComponents(scene),
      kit.list(
        'rows',
        'Next days',
        [
          { icon: 'sun', title: 'Friday', subtitle: 'Sunny', value: '23° / 15°', tone: 'warning' },
          { icon: 'cloud', title: 'Saturday', subtitle: 'Cloudy', value: '20° / 14°' },
          { icon: 'drop', title: 'Sunday', subtitle: 'Rain from noon', value: '17° / 12°', tone: 'primary' },
          { icon: 'sun', title: 'Monday', subtitle: 'Clear', value: '21° / 13°', tone: 'warning' },
        ].map((day) => ({ ...day, action: scene.to('detail', 'stats', 'browse') })),
        { title: 'Next days' },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
