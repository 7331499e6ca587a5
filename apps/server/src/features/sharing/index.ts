export { isUuid } from './is-uuid.ts'
export { projectAccess } from './project-access.ts'
