import { walkComponents, type ComponentNode } from '@kwiq/app-model'

/** Takes out of a screen's header what a button below says in the same words: nothing is offered twice. */
export function offerOnce(components: readonly ComponentNode[]): void {
  const [header] = components
  if (header?.type !== 'header' || !Array.isArray(header.properties.actions)) return
  const said = new Set<string>()
  for (const { type, label } of walkComponents(components)) if (type === 'button') said.add(label)
  header.properties.actions = header.properties.actions.filter(
    (action) =>
      action === null ||
      typeof action !== 'object' ||
      Array.isArray(action) ||
      typeof action.label !== 'string' ||
      !said.has(action.label),
  )
}
