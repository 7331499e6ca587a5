import type { EventBus } from '../../platform/events/index.ts'

/** Tells whoever watches the project. Ids only: what a comment says is fetched by those who may read it. */
export function publishComment(
  events: EventBus,
  done: 'added' | 'changed' | 'removed',
  given: { projectId: string; commentId: string; actorId: string | null },
): void {
  const { projectId, commentId, actorId } = given
  events.publish({ projectId, type: `comment.${done}`, actorId, data: { commentId } })
}
