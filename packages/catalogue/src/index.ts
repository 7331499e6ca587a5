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
export { evaluateFormula, fieldsOfFormula } from './formula/evaluate-formula.ts'
export { formulaFields, formulasOf } from './formula/screen-fields.ts'
export { inputKinds } from './input/definition.ts'
export { scriptLanguage } from './language/script-language.ts'
export { type ListItem, listItemSchema, listLayouts } from './list/definition.ts'
export { definitionList, definitions, isComponentType } from './registry.ts'
export { type Ground, grounds } from './map/grounds.ts'
export type { RowForm } from './rows/row-form.ts'
export type { RowWords } from './rows/row-words.ts'
export { type ResolvedProperties, resolveProperties } from './resolve-properties.ts'
export { type ScreenBehaviour, screenBehaviours } from './screen-behaviours.ts'
export { type ScreenMachines, screenMachines } from './screen-machines.ts'
