export { createLocalBus } from './create-local-bus.ts'
export { createPostgresBus } from './create-postgres-bus.ts'
export type { EventBus, ProjectEvent } from './event-bus.ts'
