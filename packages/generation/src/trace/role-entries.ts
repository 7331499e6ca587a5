import { type AppDocument, type ComponentNode, walkComponents } from '@kwiq/app-model'
import type { AppPlan } from '../plan/types.ts'

/** Whether a component is what its title says, or has a row of it. */
const shows = ({ label, properties }: ComponentNode, title: string): boolean =>
  label === title ||
  (Array.isArray(properties.items) &&
    properties.items.some(
      (item) => item !== null && typeof item === 'object' && !Array.isArray(item) && item.title === title,
    ))

/** What those with a part of their own see and do, each with the components of their screens that show it. */
export function roleEntries(
  document: AppDocument,
  plan: AppPlan | undefined,
): { feature: string; componentIds: string[] }[] {
  return (plan?.screens ?? []).flatMap(({ id, sections = [] }) => {
    const components = document.screens.find((screen) => screen.id === id)?.components ?? []
    const nodes = [...walkComponents(components)]
    return sections.flatMap(({ title }) => {
      const componentIds = nodes.filter((node) => shows(node, title)).map((node) => node.id)
      return componentIds.length > 0 ? [{ feature: title, componentIds }] : []
    })
  })
}
