import type { FastifyReply, FastifyRequest } from 'fastify'

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
