import type { Build } from '@kwiq/contracts'

/** Whether a build has not come to its end. */
export function isActive({ status }: Pick<Build, 'status'>): boolean {
  return status === 'pending' || status === 'building'
}
