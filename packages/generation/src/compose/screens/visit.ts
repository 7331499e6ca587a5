import type { ComponentNode } from '@kwiq/app-model'
import { fieldComponent } from '../fields.ts'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

type Hours = readonly (readonly [days: string, open: string])[]
const morning: Hours = [
  ['Monday to Friday', '7:00 to 18:00'],
  ['Saturday', '7:00 to 13:00'],
  ['Sunday', '8:00 to 11:00'],
]
const evening: Hours = [
  ['Monday', 'Closed'],
  ['Tuesday to Friday', '12:00 to 22:00'],
  ['Saturday and Sunday', '12:00 to 23:00'],
]
const house: Hours = [
  ['Monday', 'Closed'],
  ['Tuesday to Friday', '10:00 to 18:00'],
  ['Saturday and Sunday', '10:00 to 20:00'],
]
const daytime: Hours = [
  ['Monday to Friday', '9:00 to 18:00'],
  ['Saturday', '9:00 to 14:00'],
  ['Sunday', 'Closed'],
]
const hoursByTrade: readonly (readonly [trade: RegExp, hours: Hours])[] = [
  [/\b(?:baker\w*|caf[eé]s?|coffee|butcher\w*|breakfast|kiosk)\b/i, morning],
  [
    /\b(?:restaurants?|pizz\w+|bars?|pubs?|tap ?rooms?|brewer\w+|burgers?|sushi|grill|diner|bistro|taver\w+|kebab)\b/i,
    evening,
  ],
  [/\b(?:museums?|art galler(?:y|ies)|zoos?|castles?|gardens?|pools?|parks?|exhibitions?)\b/i, house],
]

/** When a house of this trade is open: lines of days and hours. */
const hoursOf = (text: string): Hours => hoursByTrade.find(([trade]) => trade.test(text))?.[1] ?? daytime

const mail = 'hello@post.example'
const phone = '+1 555 0100'
const call = { kind: 'link', href: 'tel:+15550100' } as const
const write = { kind: 'link', href: `mailto:${mail}` } as const

/** A form for whoever would rather write. */
function messageForm({ kit }: Scene): ComponentNode[] {
  const field = (name: string, kind: 'text' | 'long', value: string) =>
    fieldComponent(kit, { name, kind, value, options: [] }, false)
  return [
    kit.section('Write to us', [
      kit.column([
        field('Your name', 'text', ''),
        kit.input('Email', { kind: 'email', placeholder: 'you@post.example' }),
        field('Message', 'long', ''),
        kit.button('Send message', { full: true, icon: 'send', action: { kind: 'back' } }),
      ]),
    ]),
  ]
}

/** Where a house is, when it is open and how one reaches it; a map and a form where they are asked for. */
export function composeVisit(scene: Scene): ScreenParts {
  const { kit, app, screen } = scene
  const parts = screen.visit ?? []
  const hours = hoursOf(`${app.story ?? ''} ${app.description}`)
  const hasHours = parts.includes('hours')
  // It is a Thursday in all apps.
  const [, today = ''] = hours.find(([days]) => days.endsWith('Friday')) ?? []
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: hasHours ? `Open today, ${today}` : 'We answer within a day',
      }),
    ),
    body: [
      ...(parts.includes('map')
        ? [
            kit.node('map', 'Where we are', {
              height: 200,
              ground: 'city',
              seed: app.name,
              pins: [{ x: 0.5, y: 0.5, label: app.name, icon: app.icon, selected: true }],
            }),
          ]
        : []),
      ...(hasHours
        ? [
            kit.list(
              'rows',
              'Opening hours',
              hours.map(([title, value]) => ({ title, value })),
              { title: 'Opening hours' },
            ),
          ]
        : []),
      kit.list(
        'rows',
        'Ways to reach us',
        [
          { icon: 'phone', title: 'Phone', subtitle: phone, chevron: true, action: call },
          { icon: 'mail', title: 'Email', subtitle: mail, chevron: true, action: write },
          { icon: 'pin', title: 'Address', subtitle: '12 Harbour Street, Riverside' },
        ],
        { title: 'Contact' },
      ),
      kit.text(
        'body',
        'The tram stops at the corner. In front of the door there is room for bikes and prams.',
        {
          tone: 'muted',
        },
      ),
      ...(parts.includes('form')
        ? messageForm(scene)
        : [kit.button('Call us', { full: true, icon: 'phone', variant: 'secondary', action: call })]),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
