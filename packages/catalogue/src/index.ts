export { actionSchema, tones, type Tone } from './common-properties.ts'
export { checkColors, type ColorProblem, leastFillContrast } from './check/check-colors.ts'
export { checkComponents, type ComponentProblem, smallestTarget } from './check/check-components.ts'
export { chartKinds } from './chart/definition.ts'
export {
  type ComponentDefinition,
  type ComponentGroup,
  componentGroups,
  type FieldControl,
  type FieldMeta,
} from './definition.ts'
export { inputKinds } from './input/definition.ts'
export { scriptLanguage } from './language/script-language.ts'
export { type ListItem, listItemSchema, listLayouts } from './list/definition.ts'
export { definitionList, definitions, isComponentType } from './registry.ts'
export type { RowWords, ShownRow, Tap } from './shown-row/row-words.ts'
export { sampleRows } from './shown-row/sample-rows.ts'
export { rowShower } from './shown-row/show-row.ts'
export { type ResolvedProperties, resolveProperties } from './resolve-properties.ts'
