import { type ComponentType, componentTypes, type Properties } from '@kwiq/app-model'

/**
 * Stands for the catalogue's definitions in the payload: the document of a build holds every property already
 * resolved (see `payloadFiles` of @kwiq/export), so that no app carries the schemas that would check them again.
 */
export function resolveProperties(_type: ComponentType, properties: Properties): Properties {
  return properties
}

export function isComponentType(type: string): boolean {
  return componentTypes.some((known) => known === type)
}
