import { z } from 'zod'
import { PageQuery, ProjectParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import {
  Comment,
  CommentParams,
  CreateCommentRequest,
  UnreadComments,
  UpdateCommentRequest,
} from './comment.ts'

/** The calls of a project's comments. */
export const commentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/comments',
    summary: 'Comments of a project with their replies, newest first',
    params: ProjectParams,
    query: PageQuery,
    answers: { 200: z.array(Comment) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/projects/{id}/comments',
    summary: 'Comment on the project, a screen, a component or another comment',
    params: ProjectParams,
    body: CreateCommentRequest,
    answers: { 201: Comment },
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/projects/{id}/comments/{commentId}',
    summary: 'Change the words of one of your comments, or resolve and reopen a thread',
    params: CommentParams,
    body: UpdateCommentRequest,
    answers: { 200: Comment },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/projects/{id}/comments/{commentId}',
    summary: 'Delete one of your comments, or as admin any',
    params: CommentParams,
    answers: { 204: null },
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/unread-comments',
    summary: 'How many comments of others you have not seen',
    params: ProjectParams,
    answers: { 200: UnreadComments },
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/api/projects/{id}/unread-comments',
    summary: 'Count every comment there is as seen',
    params: ProjectParams,
    answers: { 204: null },
  }),
}
