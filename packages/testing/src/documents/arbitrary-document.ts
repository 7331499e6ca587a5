import {
  type AppDocument,
  type AppTheme,
  type ComponentNode,
  componentTypes,
  currentSchemaVersion,
  defaultWrapOptions,
  type JsonValue,
  type Properties,
  type Screen,
  type ScreenProperties,
} from '@kwiq/app-model'
import * as fc from 'fast-check'

/** Text as people write it, every script included, without what documents refuse. */
export function arbitraryText(maxLength = 20): fc.Arbitrary<string> {
  return fc.string({ unit: 'binary', maxLength }).map((text) => text.replaceAll('\u0000', ''))
}

const propertyNames = ['title', 'items', 'variant', 'gap', 'action', 'icon', 'image', 'note', 'wrap']

function arbitraryJson(): fc.Arbitrary<JsonValue> {
  const leaf: fc.Arbitrary<JsonValue> = fc.oneof(
    arbitraryText(8),
    fc.integer({ min: -1000, max: 1000 }),
    fc.boolean(),
    fc.constant(null),
  )
  const record: fc.Arbitrary<JsonValue> = fc.dictionary(fc.constantFrom(...propertyNames), leaf, {
    maxKeys: 3,
    noNullPrototype: true,
  })
  return fc.oneof({ weight: 4, arbitrary: leaf }, record, fc.array(fc.oneof(leaf, record), { maxLength: 3 }))
}

/** Free properties of a component. */
export function arbitraryProperties(): fc.Arbitrary<Properties> {
  return fc.dictionary(fc.constantFrom(...propertyNames), arbitraryJson(), {
    maxKeys: 4,
    noNullPrototype: true,
  })
}

type Draft = Omit<ComponentNode, 'id' | 'children'> & { children?: Draft[] }

const draftTree = fc.letrec<{ leaf: Draft; holder: Draft; node: Draft }>((tie) => ({
  leaf: fc.record({
    type: fc.constantFrom(
      ...componentTypes.filter((type) => type !== 'container' && type !== 'stack'),
      'hologram',
    ),
    label: arbitraryText(),
    properties: arbitraryProperties(),
  }),
  holder: fc.record({
    type: fc.constantFrom('container', 'stack'),
    label: arbitraryText(),
    properties: arbitraryProperties(),
    children: fc.array(tie('node'), { maxLength: 4 }),
  }),
  node: fc.oneof({ depthSize: 'small', maxDepth: 4 }, tie('leaf'), tie('holder')),
})).node

/** A component with what is inside it. Its ids are of the type, `tag` and a running number. */
export function arbitraryNode(tag: string): fc.Arbitrary<ComponentNode> {
  return draftTree.map((draft) => withIds(draft, tag, { count: 0 }))
}

function withIds(
  { type, label, properties, children }: Draft,
  tag: string,
  ids: { count: number },
): ComponentNode {
  ids.count += 1
  const node: ComponentNode = { id: `${type}-${tag}${ids.count}`, type, label, properties }
  return children ? { ...node, children: children.map((child) => withIds(child, tag, ids)) } : node
}

const screenProperties: fc.Arbitrary<ScreenProperties> = fc.record(
  {
    background: fc.constantFrom('default', 'soft', 'primary'),
    justify: fc.constantFrom('start', 'center', 'end'),
  },
  { requiredKeys: [] },
)

const theme: fc.Arbitrary<AppTheme> = fc.record(
  {
    preset: fc.constantFrom('clean', 'bold', 'calm'),
    mode: fc.constantFrom('light', 'dark', 'auto'),
    colors: fc.array(fc.constantFrom('#112233', '#aabbcc', '#00ff00'), { maxLength: 2 }),
    corners: fc.constantFrom('sharp', 'soft', 'round'),
    language: fc.constantFrom('de', 'ar', 'pt-BR'),
  },
  { requiredKeys: ['preset'] },
)

/** A valid document: one to four screens with nested components of all types, an unknown one included. */
export function arbitraryDocument(): fc.Arbitrary<AppDocument> {
  const screen = fc.record({
    name: arbitraryText(),
    drafts: fc.array(draftTree, { maxLength: 5 }),
    properties: fc.option(screenProperties, { nil: undefined }),
  })
  return fc
    .record({
      name: arbitraryText(),
      description: arbitraryText(),
      icon: fc.option(fc.constantFrom('home', 'star')),
      theme,
      isWrap: fc.boolean(),
      start: fc.nat(3),
      screens: fc.array(screen, { minLength: 1, maxLength: 4 }),
    })
    .map(({ name, description, icon, theme, isWrap, start, screens: drafted }) => {
      const ids = { count: 0 }
      const screens = drafted.map(({ name, drafts, properties }, index): Screen => {
        const components = drafts.map((draft) => withIds(draft, '', ids))
        const made = { id: `screen-${index}`, name, components }
        return properties ? { ...made, properties } : made
      })
      const startScreenId = `screen-${start % screens.length}`
      return {
        schemaVersion: currentSchemaVersion,
        app: {
          name,
          description,
          icon,
          theme,
          startScreenId,
          ...(isWrap ? { wrap: defaultWrapOptions('https://site.example') } : {}),
        },
        screens,
      }
    })
}
