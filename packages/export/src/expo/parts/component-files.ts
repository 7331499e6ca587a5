import { type ComponentType, componentTypes } from '@kwiq/app-model'
import { chartKinds, definitions, inputKinds, listLayouts, resolveProperties, tones } from '@kwiq/catalogue'
import { lineWidth, printValue, quote, type Value } from '../print/print-value.ts'
import { writeShape } from '../print/write-type.ts'
import { printImport } from '../sources/import-lines.ts'
import { componentNames } from './component-names.ts'

/** components/<type>/index.tsx: the component as screens use it, around the view that draws it. */
export function writeComponent(type: ComponentType): string {
  const name = componentNames[type]
  const view = `${name}View`
  const { acceptsChildren, description } = definitions[type]
  const isText = type === 'text'
  const hasChildren = acceptsChildren || isText
  const parameters = [
    'id',
    ...(isText ? [] : ["label = ''"]),
    ...(isText ? ["children = ''"] : hasChildren ? ['children'] : []),
    '...properties',
  ]
  const props = isText
    ? "Omit<ComponentProps<'text'>, 'label'> & { children?: string }"
    : `ComponentProps<'${type}'>${hasChildren ? ' & { children?: ReactNode }' : ''}`
  const label = isText ? 'children' : 'label'
  const childViews = acceptsChildren ? 'childViewsOf(children)' : '[]'
  return [
    ...(acceptsChildren ? ["import type { ReactNode } from 'react'"] : []),
    printImport({
      keyword: 'import',
      other: '',
      names: [...(acceptsChildren ? ['childViewsOf'] : []), 'type ComponentProps', 'Place', 'useShown'],
      from: '../place',
    }),
    `import { ${type}Defaults } from './definition'`,
    `import { ${view} } from './view'`,
    '',
    `/** ${description} */`,
    writeHead(name, parameters, props),
    `  const shown = useShown('${type}', ${label}, { ...${type}Defaults, ...properties })`,
    '  return (',
    `    <Place id={id} type="${type}" properties={shown.properties}>`,
    ...writeView(view, childViews),
    '    </Place>',
    '  )',
    '}',
    '',
  ].join('\n')
}

function writeView(view: string, childViews: string): string[] {
  const attributes = [
    'id={id}',
    'label={shown.label}',
    'properties={shown.properties}',
    `childViews={${childViews}}`,
  ]
  const flat = `      <${view} ${attributes.join(' ')} />`
  if (flat.length <= lineWidth) return [flat]
  return [`      <${view}`, ...attributes.map((attribute) => `        ${attribute}`), '      />']
}

function writeHead(name: string, parameters: readonly string[], props: string): string {
  const flat = `export function ${name}({ ${parameters.join(', ')} }: ${props}) {`
  if (flat.length <= lineWidth) return flat
  const lines = parameters.map((parameter) => `  ${parameter}${parameter.startsWith('...') ? '' : ','}`)
  return `export function ${name}({\n${lines.join('\n')}\n}: ${props}) {`
}

/** components/index.ts: what screens import. */
export function writeComponentIndex(types: readonly ComponentType[], hasUnknown: boolean): string {
  const lines = types.map((type) => `export { ${componentNames[type]} } from './${type}'`)
  const unknown = "export { UnknownComponent } from './primitives/unknown-component'"
  return `${[...lines, ...(hasUnknown ? [unknown] : []), "export { Screen } from './screen'"].join('\n')}\n`
}

/** Lists of choices that views take their types from. */
const choices = new Map<string, readonly string[]>([
  ['list/listLayouts', listLayouts],
  ['input/inputKinds', inputKinds],
  ['chart/chartKinds', chartKinds],
])

/** components/<type>/definition.ts: the type of its properties, its defaults, and what views ask for besides. */
export function writeDefinition(
  type: ComponentType,
  asked: ReadonlySet<string>,
  hasDefaults: boolean,
): string {
  const shape = writeShape(definitions[type].properties.shape, 0)
  const name = `${componentNames[type]}Properties`
  const defaults: Record<string, unknown> = resolveProperties(type, {})
  const blocks = [
    `/** What ${article(type)} is drawn from. Lengths are in px. */\nexport type ${name} = ${shape}`,
    ...(asked.has('ListItem') ? [`export type ListItem = ${name}['items'][number]`] : []),
    ...[...asked].flatMap((wanted) => {
      const list = choices.get(`${type}/${wanted}`)
      return list ? [writeChoices(wanted, list)] : []
    }),
    ...(hasDefaults
      ? [
          `/** What stands where a screen says nothing. */\n${writeConstant(`${type}Defaults`, name, defaults)}`,
        ]
      : []),
  ]
  const action = /\bAction\b/.test(shape) ? ["import type { Action } from '../model'"] : []
  return `${[...action, ...blocks].join('\n\n')}\n`
}

const article = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`)

function writeConstant(name: string, type: string, value: Record<string, unknown>): string {
  const head = `export const ${name}: ${type} = `
  return `${head}${printValue(plain(value), 0, head.length)}`
}

function plain(value: unknown): Value {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]))
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined
}

function writeChoices(name: string, list: readonly string[]): string {
  const head = `export const ${name} = `
  return `${head}${printValue(list, 0, head.length, ' as const'.length)} as const`
}

/** components/properties.ts: the properties of each component that any source speaks of. */
export function writeProperties(types: readonly ComponentType[]): string {
  const imports = types.map(
    (type) => `import type { ${componentNames[type]}Properties } from './${type}/definition'`,
  )
  const lines = types.map((type) => `  ${type}: ${componentNames[type]}Properties`)
  return [
    ...imports,
    '',
    '/** The properties of each component, every default filled in. */',
    'export interface PropertiesByType {',
    ...lines,
    '}',
    '',
    'export type ResolvedProperties<Type extends keyof PropertiesByType> = PropertiesByType[Type]',
    '',
  ].join('\n')
}

/** components/tones.ts. */
export function writeTones(): string {
  return `/** Colour by meaning; the theme has a soft fill and a text colour for each. */\nexport type Tone = ${tones.map(quote).join(' | ')}\n`
}

/** Types whose properties sources mention, in the order of the palette. */
export function mentionedTypes(sources: Iterable<string>, also: readonly string[]): ComponentType[] {
  const found = new Set(also)
  for (const source of sources) {
    for (const [, type = ''] of source.matchAll(/(?:ResolvedProperties|ViewProps|ComponentProps)<'(\w+)'>/g))
      found.add(type)
  }
  return componentTypes.filter((type) => found.has(type))
}
