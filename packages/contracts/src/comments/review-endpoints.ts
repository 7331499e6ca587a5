import { z } from 'zod'
import { ProjectParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import {
  Approval,
  CreateReviewCommentRequest,
  CreateReviewLinkRequest,
  PutApprovalRequest,
  ReviewComment,
  ReviewedApp,
  ReviewLink,
  ReviewLinkParams,
  ReviewParams,
} from './review.ts'

/** The calls of review links: those of the project's people, and those of guests, who have the link alone. */
export const reviewEndpoints = {
  listLinks: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/review-links',
    summary: 'The review links that work, newest first',
    params: ProjectParams,
    keyAccess: 'admin',
    answers: { 200: z.array(ReviewLink) },
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/api/projects/{id}/review-links',
    summary: 'Make a link that shows the app to anybody who has it',
    params: ProjectParams,
    body: CreateReviewLinkRequest,
    keyAccess: 'admin',
    answers: { 201: ReviewLink },
  }),
  endLink: endpoint({
    method: 'DELETE',
    path: '/api/projects/{id}/review-links/{linkId}',
    summary: 'End a review link at once',
    params: ReviewLinkParams,
    keyAccess: 'admin',
    answers: { 204: null },
  }),
  listApprovals: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/approvals',
    summary: 'Screens that guests have approved, newest first',
    params: ProjectParams,
    answers: { 200: z.array(Approval) },
  }),
  getApp: endpoint({
    method: 'GET',
    path: '/api/review/{token}',
    summary: 'The app behind a review link, with an ETag',
    params: ReviewParams,
    answers: { 200: ReviewedApp },
    isPublic: true,
  }),
  listComments: endpoint({
    method: 'GET',
    path: '/api/review/{token}/comments',
    summary: 'Comments made through this link, with the replies to them, newest first',
    params: ReviewParams,
    answers: { 200: z.array(ReviewComment) },
    isPublic: true,
  }),
  createComment: endpoint({
    method: 'POST',
    path: '/api/review/{token}/comments',
    summary: 'Comment as a guest',
    params: ReviewParams,
    body: CreateReviewCommentRequest,
    answers: { 201: ReviewComment },
    isPublic: true,
  }),
  listReviewApprovals: endpoint({
    method: 'GET',
    path: '/api/review/{token}/approvals',
    summary: 'Screens approved through this link, newest first',
    params: ReviewParams,
    answers: { 200: z.array(Approval) },
    isPublic: true,
  }),
  putApproval: endpoint({
    method: 'PUT',
    path: '/api/review/{token}/approvals',
    summary: 'Approve a screen as a guest, or take that back',
    params: ReviewParams,
    body: PutApprovalRequest,
    answers: { 200: z.array(Approval) },
    isPublic: true,
  }),
}
