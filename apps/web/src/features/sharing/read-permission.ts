import { type SharePermission, sharePermissions } from '@kwiq/contracts'

/** The permission a choice stands for; `otherwise` where it is none. Not by zod, which the dashboard would wait for. */
export function readPermission(value: string, otherwise: SharePermission): SharePermission {
  return sharePermissions.find((permission) => permission === value) ?? otherwise
}
