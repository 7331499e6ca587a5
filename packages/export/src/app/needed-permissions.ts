import { walkNodes, type AppDocument } from '@kwiq/app-model'
import type { AppPermission } from '../android/android-app.ts'

/** What components ask the device for when they run. A map draws one's position, it does not look for it. */
const permissionsOf = new Map<string, AppPermission[]>([['camera', ['camera']]])

/** The permissions an app's components need, each once, and the components that need them. */
export function neededPermissions(
  document: AppDocument,
): { permission: AppPermission; componentIds: string[] }[] {
  const needed = new Map<AppPermission, string[]>()
  for (const { node } of walkNodes(document)) {
    for (const permission of permissionsOf.get(node.type) ?? []) {
      needed.set(permission, [...(needed.get(permission) ?? []), node.id])
    }
  }
  return [...needed].map(([permission, componentIds]) => ({ permission, componentIds }))
}
