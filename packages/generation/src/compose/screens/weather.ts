import type { ComponentNode } from '@kwiq/app-model'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

type Day = readonly [name: string, icon: string, condition: string, high: number, low: number]

/** The days to come in the city one is in, today first. */
const days: readonly Day[] = [
  ['Today', 'cloud', 'Partly cloudy', 21, 14],
  ['Friday', 'sun', 'Sunny', 23, 15],
  ['Saturday', 'cloud', 'Cloudy', 20, 14],
  ['Sunday', 'drop', 'Rain from noon', 17, 12],
  ['Monday', 'sun', 'Clear', 21, 13],
  ['Tuesday', 'cloud', 'Cloudy', 19, 12],
  ['Wednesday', 'sun', 'Sunny', 20, 11],
]

const toneOf = (icon: string) => (icon === 'sun' ? 'warning' : icon === 'drop' ? 'primary' : undefined)

const dayRows = (shown: readonly Day[]) =>
  shown.map(([title, icon, subtitle, high, low]) => ({
    icon,
    title,
    subtitle,
    value: `${high}° / ${low}°`,
    tone: toneOf(icon),
  }))

/** What it is like now: the sky, the temperature, and the sign of the condition beside it. */
function now({ kit, app }: Scene): ComponentNode[] {
  const isByDay = /\bday (?:or|and) night\b/i.test(app.description)
  return [
    isByDay
      ? kit.section('Day or night', [
          kit.image('field', { height: 130, caption: 'Day, until sunset at 17:17' }),
        ])
      : kit.image('field', { height: 130 }),
    kit.card([
      kit.row(
        [
          kit.text('stat', '21 °C', { caption: 'Partly cloudy, feels like 23' }),
          kit.icon('cloud', 'Weather icon: partly cloudy', { diameter: 64, filled: true }),
        ],
        { justify: 'between', align: 'center' },
      ),
    ]),
  ]
}

/** The weather of one city, now and in the next days. */
export function composeWeather(scene: Scene): ScreenParts {
  const { kit, screen, entity } = scene
  return {
    header: kit.header(
      screen.title ?? entity.samples[0]?.title ?? 'Lisbon',
      barProperties(scene, {
        subtitle: screen.subtitle ?? 'Thursday 19 November, 9:41',
        actions: barActions(
          scene,
          ['search', 'Places', 'browse', 'saved'],
          ['settings', 'Settings', 'settings'],
        ),
      }),
    ),
    body: [
      // On the hills and at sea one looks for no city.
      scene.app.screens[0]?.id === screen.id
        ? kit.input('City', { kind: 'search', placeholder: 'Enter the name of a city' })
        : kit.input('Place', { kind: 'search', placeholder: 'Enter the name of a place' }),
      ...now(scene),
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
      kit.card([
        kit.chart('Temperature today', 'area', [14, 16, 19, 21, 18, 16], {
          labels: ['6', '9', '12', '15', '18', '21'],
          height: 110,
          caption: 'Temperature today',
        }),
      ]),
      ...extraComponents(scene),
      kit.list(
        'rows',
        'Next days',
        dayRows(days.slice(1, 5)).map((day) => ({ ...day, action: scene.to('detail', 'stats', 'browse') })),
        { title: 'Next days' },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** Numbers of a weather app look ahead: the week that comes, not the one that was. */
export const isForecast = ({ entity, app }: Scene): boolean =>
  entity.id === 'city' && !app.language && app.screens.some(({ kind }) => kind === 'weather')

/** The seven days to come, as a curve and one by one. */
export function composeForecast(scene: Scene): ScreenParts {
  const { kit, screen, entity } = scene
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle ?? `${entity.samples[0]?.title ?? entity.one}, Thu 19 to Wed 25 November`,
      }),
    ),
    body: [
      kit.card([
        kit.text('stat', '23 °C', { caption: 'Warmest on Friday' }),
        kit.chart(
          'Highest temperature',
          'line',
          days.map(([, , , high]) => high),
          { labels: ['T', 'F', 'S', 'S', 'M', 'T', 'W'], height: 110, caption: 'Highest of each day' },
        ),
      ]),
      kit.list('rows', 'Seven days', dayRows(days)),
      ...extraComponents(scene),
      kit.banner('drop', 'accent', 'Rain on Sunday from noon', 'Take a coat: 17° and 8 mm until the evening'),
      ...shortcuts(scene, 'Look closer'),
    ],
  }
}
