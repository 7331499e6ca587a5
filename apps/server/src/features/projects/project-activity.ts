import type { ActivityEntry } from '../monitoring/index.ts'

/** The line of the activity log for what a person did to a project. */
export function projectActivity(
  done: 'created' | 'updated' | 'deleted' | 'brought-back' | 'purged',
  userId: string,
  projectId: string,
): ActivityEntry {
  return { action: `project.${done}`, resourceType: 'project', resourceId: projectId, userId }
}
