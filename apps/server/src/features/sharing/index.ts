export { accessTables } from './access-repository.ts'
export { listPeople } from './list-people.ts'
export { projectAccess } from './project-access.ts'
export { registerRoutes as registerSharing } from './routes.ts'
