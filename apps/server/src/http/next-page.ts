import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from './time-cursor.ts'

/** Names the next page of a list in the `Link` header; null: this was the last one. */
export function linkNextPage(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
  cursor: string | null,
): void {
  if (cursor === null) return
  const url = new URL(request.url, publicUrl)
  url.searchParams.set('cursor', cursor)
  reply.header('link', `<${url.href}>; rel="next"`)
}

/** The rows of a page, which the answer is; the next one is named in its `Link` header. */
export function answerPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
  { items, nextCursor }: Page<Item>,
): Item[] {
  linkNextPage(request, reply, publicUrl, nextCursor)
  return items
}
