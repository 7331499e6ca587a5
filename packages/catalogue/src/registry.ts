import { type ComponentType, componentTypes } from '@kwiq/app-model'
import { buttonDefinition } from './button/definition.ts'
import { cameraDefinition } from './camera/definition.ts'
import { chartDefinition } from './chart/definition.ts'
import { checkboxDefinition } from './checkbox/definition.ts'
import { containerDefinition } from './container/definition.ts'
import { datepickerDefinition } from './datepicker/definition.ts'
import { headerDefinition } from './header/definition.ts'
import { imageDefinition } from './image/definition.ts'
import { inputDefinition } from './input/definition.ts'
import { listDefinition } from './list/definition.ts'
import { mapDefinition } from './map/definition.ts'
import { navbarDefinition } from './navbar/definition.ts'
import { stackDefinition } from './stack/definition.ts'
import { tabsDefinition } from './tabs/definition.ts'
import { textDefinition } from './text/definition.ts'
import { videoDefinition } from './video/definition.ts'
import { webviewDefinition } from './webview/definition.ts'

/** Every component of the catalogue by its type. */
export const definitions = {
  header: headerDefinition,
  container: containerDefinition,
  stack: stackDefinition,
  text: textDefinition,
  button: buttonDefinition,
  list: listDefinition,
  image: imageDefinition,
  video: videoDefinition,
  camera: cameraDefinition,
  chart: chartDefinition,
  map: mapDefinition,
  input: inputDefinition,
  checkbox: checkboxDefinition,
  datepicker: datepickerDefinition,
  navbar: navbarDefinition,
  tabs: tabsDefinition,
  webview: webviewDefinition,
} as const satisfies Record<ComponentType, { type: ComponentType }>

/** The definitions in palette order. */
export const definitionList = componentTypes.map((type) => definitions[type])

/** Whether `type` is one of the catalogue's. */
export function isComponentType(type: string): type is ComponentType {
  return Object.hasOwn(definitions, type)
}
