import { type Archetype, defineArchetype } from '../archetype.ts'
import { gadgets } from '../gadgets/index.ts'
import { type Gadget, gadgetsIn, type Sheet } from '../gadgets/gadget.ts'
import { definePage } from '../pages/page.ts'
import { remembering } from '../remembering.ts'
import { pickBySeed } from '../seed.ts'
import type { Understanding } from '../understand/understand.ts'
import { chooseTheme } from './choose-theme.ts'
import { makeEntity } from './make-entity.ts'
import { describe } from './name-app.ts'
import type { Planned } from './plan-app.ts'
import type { ScreenPlan } from './types.ts'

/** No description is compared with it: a gadget is known by its name. */
const gadgetArchetype = defineArchetype({
  id: 'gadget',
  words: '',
  presets: 'clean',
  icon: 'tools',
  names: '',
  entity: 'subject',
  screens: '',
})

/** So many lines of requirements ask for more than a small tool has. */
const mostLines = 4

/** The gadgets of a description that is of nothing else. */
export const gadgetsOf = ({ isEnglish, dictated, text, lines }: Understanding): Gadget[] =>
  isEnglish && !dictated && lines.length <= mostLines ? gadgetsSaid(text) : []

const gadgetsSaid = remembering(16, (text) => gadgetsIn(text, gadgets))

const idOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The plan of an app that is a gadget, or a few beside each other: a screen for each, and its settings. */
export const planGadget = (meant: Understanding, seed: number): Planned | undefined =>
  planOf(gadgetsOf(meant), gadgetArchetype, meant, seed)

/** The same for a description of a kind of app that is a gadget, whatever it calls it. */
export function planGadgetOfKind(
  archetype: Archetype,
  meant: Understanding,
  seed: number,
): Planned | undefined {
  const isPlain = meant.isEnglish && !meant.dictated && meant.roles.length === 0
  const found = isPlain
    ? gadgets.filter(({ ofKind, unless }) => ofKind === archetype.id && !unless?.test(meant.text))
    : []
  return planOf(found, archetype, meant, seed)
}

function planOf(
  found: readonly Gadget[],
  archetype: Archetype,
  meant: Understanding,
  seed: number,
): Planned | undefined {
  const [main] = found
  if (!main) return undefined
  const { text, seed: contentSeed } = meant
  const sheets = found
    .flatMap((each, index) =>
      index === 0 ? each.sheets.filter(({ said }) => said?.test(text) ?? true) : each.sheets.slice(0, 1),
    )
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
  const thing = makeEntity([main.id.split('-').at(-1) ?? main.id], contentSeed, true)
  const written = (words: string | ((said: string) => string)) =>
    typeof words === 'string' ? words : words(text)
  const asScreen = ({ name, title, icon, content }: Sheet): ScreenPlan => ({
    id: idOf(name),
    kind: 'page',
    name,
    ...(title === undefined ? {} : { title: written(title) }),
    icon,
    isTab: true,
    entity: thing.id,
    variant: 0,
    isGadget: true,
    page: definePage({
      id: idOf(name),
      said: '',
      name,
      icon,
      line: '',
      content: written(content),
    }),
    extras: [],
  })
  const screens = sheets.slice(0, mostSheets).map(asScreen)
  screens.push({
    id: 'settings',
    kind: 'settings',
    name: 'Settings',
    icon: 'settings',
    isTab: screens.length > 1,
    entity: thing.id,
    variant: 0,
    extras: [],
  })
  const [first = '', ...others] = main.names.split(', ')
  const name = meant.name ?? pickBySeed(contentSeed, 'name', [first, ...others])
  return {
    archetype,
    features: [],
    plan: {
      name,
      description: describe(text, name),
      whole: text,
      icon: main.icon,
      theme: chooseTheme(meant, main.presets.split(', '), seed),
      seed,
      contentSeed,
      tool: screens[0]?.id ?? 'settings',
      gadget: main.id,
      roles: [],
      screens,
      entities: new Map([[thing.id, thing]]),
    },
  }
}

const mostSheets = 4
