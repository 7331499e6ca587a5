import type { Comment } from '@kwiq/contracts'
import { expect, it } from 'vitest'
import { groupThreads } from './threads.ts'

function comment(id: string, parentId: string | null = null): Comment {
  return {
    id,
    parentId,
    userId: null,
    authorName: null,
    isGuest: false,
    comment: id,
    isDeleted: false,
    createdAt: '2026-11-21T08:00:00.000Z',
    editedAt: null,
    mentions: [],
    anchor: null,
    resolvedAt: null,
    resolvedBy: null,
  }
}

const ids = (comments: readonly Comment[]) =>
  groupThreads(comments).map((thread) => [thread.comment.id, thread.replies.map(({ id }) => id)])

it('threads stand newest first, the replies in them oldest first', () => {
  const newestFirst = [comment('reply-2', 'a'), comment('b'), comment('reply-1', 'a'), comment('a')]
  expect(ids(newestFirst)).toEqual([
    ['b', []],
    ['a', ['reply-1', 'reply-2']],
  ])
})

it('a reply without its thread is not lost', () => {
  expect(ids([comment('reply', 'not-loaded')])).toEqual([['reply', []]])
})
