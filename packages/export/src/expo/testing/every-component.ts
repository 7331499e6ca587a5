import {
  type AppDocument,
  type ComponentNode,
  componentTypes,
  currentSchemaVersion,
  type Properties,
} from '@kwiq/app-model'
import { definitions } from '@kwiq/catalogue'

/** Names that have ended a text, a comment, a path or a tag somewhere before. */
const hostileNames = [
  'class',
  '../../etc/passwd',
  '*/ process.exit() /*',
  '</Screen>{`${1}`}',
  `"quotes" and 'more' \\ and \\n`,
  'Menü & Café',
  'メニュー',
  'قائمة الطعام',
  '👩‍👩‍👧 family',
  'CON',
  'index',
  '',
  'line\nbreak\u2028 and \u202e back',
  'x'.repeat(300),
  '{}',
  '&amp; &#123;',
]

/** Every component in every kind it has, and properties of each sort, on screens with hostile names. */
export function everyComponent(): AppDocument {
  let next = 0
  const node = (type: string, label: string, properties: Properties, children?: ComponentNode[]) => {
    next += 1
    return { id: `node-${next}`, type, label, properties, ...(children && { children }) }
  }
  const components = componentTypes.flatMap((type, at) => {
    const label = hostileNames[at % hostileNames.length] ?? type
    const shape = definitions[type].properties.shape
    const kinds = Object.entries(shape).flatMap(([name, schema]) =>
      choicesOf(schema).map((value): Properties => ({ [name]: value })),
    )
    const words = 'caption' in shape || 'title' in shape ? { title: label, caption: label } : {}
    const inside =
      type === 'container' || type === 'stack'
        ? [node('text', label, {}), node('button', 'Go', {})]
        : undefined
    return [{}, ...kinds].map((properties) => node(type, label, { ...words, ...properties }, inside))
  })
  const actions: Properties[] = [
    { action: { kind: 'screen', screenId: 'screen-3', transition: 'fade' } },
    { action: { kind: 'screen', screenId: 'gone' } },
    { action: { kind: 'link', href: 'https://example.org/?a="b"&c=\'d\'' } },
    { action: { kind: 'link', href: 'javascript:alert(1)' } },
    { action: { kind: 'back' } },
  ]
  const buttons = actions.map((properties) => node('button', 'Go', properties))
  const unknown = node('hologram', '</View>', { anything: [1, { deep: true }] })
  const navbar = node('navbar', 'Main', {
    items: [
      { title: 'Start', icon: 'home', action: { kind: 'screen', screenId: 'screen-0' } },
      { title: 'List', icon: 'list', action: { kind: 'screen', screenId: 'screen-1' } },
    ],
  })
  const all = [...components, ...buttons, unknown].filter(({ type }) => type !== 'navbar')
  const share = Math.ceil(all.length / hostileNames.length)
  const screens = hostileNames.map((name, at) => ({
    id: `screen-${at}`,
    name,
    components: [
      ...all.slice(at * share, (at + 1) * share),
      ...(at < 2 ? [{ ...navbar, id: `navbar-${at}` }] : []),
    ],
    ...(at === 2 && { properties: { background: 'primary' as const, justify: 'center' as const } }),
  }))
  return {
    schemaVersion: currentSchemaVersion,
    app: {
      name: `Say "hi" & <b>'bold'</b> \\ 🍋`,
      description: 'Everything at once.',
      icon: 'star',
      theme: { preset: 'editorial', mode: 'auto', colors: ['#3355ff'] },
      startScreenId: 'screen-0',
    },
    screens,
  }
}

/** The choices of a property that has some, whether it has a default or may be absent. */
function choicesOf(schema: { def: object }): string[] {
  const { def } = 'innerType' in schema.def ? (schema.def.innerType as typeof schema) : schema
  return 'entries' in def ? Object.values(def.entries as Record<string, string>) : []
}
