import { type AppDocument, type ComponentNode, type Screen, walkComponents } from '@kwiq/app-model'
import { type FormulaField, scopeOf } from '../formula/compute-words.ts'
import { evaluateFormula, fieldsOfFormula } from '../formula/evaluate-formula.ts'
import { formulaFields, formulasOf } from '../formula/screen-fields.ts'
import { definitions, isComponentType } from '../registry.ts'
import { resolveProperties } from '../resolve-properties.ts'

/** Something about a component that keeps people from using it, or that does not work. `message` is a sentence for the app's maker. */
export interface ComponentProblem {
  kind: 'missing-label' | 'small-target' | 'broken-formula'
  screenId: string
  nodeId: string
  /** What to set to mend it: `label`, or a property by name or path, such as `actions[0].label`. */
  property: string
  /** A value that mends it. */
  remedy: string | number
  message: string
}

/** Smallest side of something to tap, in px (Apple's and our own measure; WCAG 2.2 asks for 24). */
export const smallestTarget = 44

/** Types that people who listen to the screen know only by their label. */
const namedTypes: ReadonlySet<string> = new Set([
  'image',
  'video',
  'camera',
  'chart',
  'map',
  'webview',
  'button',
  'input',
  'checkbox',
  'datepicker',
  'navbar',
  'tabs',
])

/** Missing names, targets that are too small and formulas that do not work, screen by screen; empty when there are none. */
export function checkComponents(document: AppDocument): ComponentProblem[] {
  return document.screens.flatMap((screen) => {
    const fields = formulaFields(screen)
    return [...walkComponents(screen.components)].flatMap((node) => [
      ...checkLabel(screen, node),
      ...checkHeaderIcons(screen, node),
      ...checkTarget(screen, node),
      ...checkFormulas(screen, node, fields),
    ])
  })
}

/** A formula that cannot be read, or whose fields are not on its screen (any more), leaves the text as it is. */
function checkFormulas(
  screen: Screen,
  node: ComponentNode,
  fields: readonly FormulaField[],
): ComponentProblem[] {
  const scope = scopeOf(fields, () => undefined, 'en', { seed: 1 })
  return formulasOf(node)
    .filter(({ formula }) => evaluateFormula(formula, scope) === undefined)
    .map(({ property, formula }) => {
      const missing = fieldsOfFormula(formula).find((name) => scope.valueOf(name) === undefined)
      return {
        kind: 'broken-formula',
        screenId: screen.id,
        nodeId: node.id,
        property,
        remedy: '',
        message: missing
          ? `A formula on ${screen.name} needs a field called '${missing}', which is not there.`
          : `A formula on ${screen.name} cannot be read: ${formula.slice(0, 60)}`,
      }
    })
}

function checkLabel(screen: Screen, node: ComponentNode): ComponentProblem[] {
  if (!namedTypes.has(node.type) || !isComponentType(node.type) || node.label.trim() !== '') return []
  const { name, defaultLabel } = definitions[node.type]
  const { keyword, caption, placeholder, icon } = node.properties
  // A field is also known by what stands in it while it is empty.
  if (node.type === 'input' && placeholder) return []
  const words = [caption, keyword, icon].find((value) => typeof value === 'string' && value.trim() !== '')
  return [
    {
      kind: 'missing-label',
      screenId: screen.id,
      nodeId: node.id,
      property: 'label',
      remedy: typeof words === 'string' ? capitalize(words) : defaultLabel,
      message: `${article(name)} on ${screen.name} has no ${node.type === 'image' ? 'description' : 'label'}.`,
    },
  ]
}

function checkHeaderIcons(screen: Screen, node: ComponentNode): ComponentProblem[] {
  if (node.type !== 'header') return []
  const { leading, actions } = resolveProperties('header', node.properties)
  const ends = [
    ...(leading ? [{ item: leading, path: 'leading' }] : []),
    ...actions.map((item, at) => ({ item, path: `actions[${at}]` })),
  ]
  return ends.flatMap(({ item, path }) => {
    // A back arrow is named by what it does.
    if (!item.icon || item.icon === 'back' || item.label?.trim() || !item.action) return []
    return [
      {
        kind: 'missing-label' as const,
        screenId: screen.id,
        nodeId: node.id,
        property: `${path}.label`,
        remedy: capitalize(item.icon),
        message: `An icon in the header of ${screen.name} has no name.`,
      },
    ]
  })
}

function checkTarget(screen: Screen, node: ComponentNode): ComponentProblem[] {
  const found = (property: string, size: number, what: string): ComponentProblem => ({
    kind: 'small-target',
    screenId: screen.id,
    nodeId: node.id,
    property,
    remedy: smallestTarget,
    message: `${what} on ${screen.name} is ${size} px small; to be tapped it needs ${smallestTarget}.`,
  })
  const name = node.label.trim() === '' ? article(node.type) : `'${node.label}'`
  if (node.type === 'button') {
    const { variant, diameter } = resolveProperties('button', node.properties)
    return variant === 'icon' && diameter !== undefined && diameter < smallestTarget
      ? [found('diameter', diameter, name)]
      : []
  }
  if (node.type !== 'image') return []
  const { action, width, height } = resolveProperties('image', node.properties)
  if (!action) return []
  return [
    ...(width !== undefined && width < smallestTarget ? [found('width', width, name)] : []),
    ...(height !== undefined && height < smallestTarget ? [found('height', height, name)] : []),
  ]
}

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function article(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'An' : 'A'} ${name.toLowerCase()}`
}
