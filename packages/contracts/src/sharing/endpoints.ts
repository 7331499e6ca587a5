import { z } from 'zod'
import { ProjectParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import {
  AcceptedInvitation,
  CreateShareRequest,
  Invitation,
  InvitationParams,
  Person,
  Share,
  ShareParams,
  UpdateShareRequest,
} from './share.ts'

/** The calls of sharing a project. */
export const sharingEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/shares',
    summary: 'Whom the project is shared with; pending invitations only for those who may share',
    params: ProjectParams,
    answers: { 200: z.array(Share) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/projects/{id}/shares',
    summary: 'Share the project with an email; one without an account gets a one-time link',
    params: ProjectParams,
    body: CreateShareRequest,
    answers: { 201: Share },
    keyAccess: 'admin',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/projects/{id}/shares/{shareId}',
    summary: 'Change what somebody may do in the project',
    params: ShareParams,
    body: UpdateShareRequest,
    answers: { 200: Share },
    keyAccess: 'admin',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/projects/{id}/shares/{shareId}',
    summary: 'Remove a collaborator, take an invitation back, or leave the project oneself',
    params: ShareParams,
    answers: { 204: null },
    keyAccess: 'admin',
  }),
  listPeople: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/people',
    summary: 'Everybody in the project: its owner first, then whom it is shared with',
    params: ProjectParams,
    answers: { 200: z.array(Person) },
  }),
  getInvitation: endpoint({
    method: 'GET',
    path: '/api/invites/{token}',
    summary: 'What an invitation is for',
    params: InvitationParams,
    answers: { 200: Invitation },
    isPublic: true,
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/invites/{token}/accept',
    summary: 'Take up an invitation; its link is then used up',
    params: InvitationParams,
    answers: { 200: AcceptedInvitation },
  }),
}
