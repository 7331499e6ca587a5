export { createLocalBus } from './create-local-bus.ts'
export { createPostgresBus } from './create-postgres-bus.ts'
export type { EventBus, EventListener, ProjectEvent } from './event-bus.ts'
