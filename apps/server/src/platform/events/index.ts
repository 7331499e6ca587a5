export { createLocalBus } from './create-local-bus.ts'
export type { EventBus, EventListener, ProjectEvent } from './event-bus.ts'
