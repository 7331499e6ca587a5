import { z } from 'zod'
import { ProjectParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import {
  CloneResult,
  ListTemplateSubmissionsQuery,
  PublishTemplateRequest,
  ReviewTemplateRequest,
  TemplateParams,
} from './requests.ts'
import { OwnTemplate, Template, TemplateOrigin, TemplateSubmission } from './template.ts'

/** The calls of the template marketplace and of its review. */
export const templateEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/templates',
    summary: 'Published templates, most used first; only their start screens have properties',
    answers: { 200: z.array(Template) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/templates/{id}',
    summary: 'One template with its whole document',
    params: TemplateParams,
    answers: { 200: Template },
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/api/templates/mine',
    summary:
      'Templates one has handed in, with their state of review and the note of the reviewer, newest first',
    answers: { 200: z.array(OwnTemplate) },
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/templates/{id}',
    summary: 'Take back a template one has handed in; projects made of it stay',
    params: TemplateParams,
    answers: { 204: null },
  }),
  clone: endpoint({
    method: 'POST',
    path: '/api/templates/{id}/clone',
    summary: 'Make a project of a template',
    params: TemplateParams,
    answers: { 201: CloneResult },
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/projects/{id}/publish-template',
    summary: 'Hand in a project as a template; the platform owner reviews it',
    params: ProjectParams,
    body: PublishTemplateRequest,
    answers: { 201: TemplateSubmission },
  }),
  origin: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/template',
    summary: 'The template a project was made of; null for other projects',
    params: ProjectParams,
    answers: { 200: TemplateOrigin.nullable() },
  }),
  listSubmissions: endpoint({
    method: 'GET',
    path: '/api/admin/templates',
    summary: 'Every template by its state of review, newest first; platform owner only',
    query: ListTemplateSubmissionsQuery,
    answers: { 200: z.array(TemplateSubmission) },
  }),
  review: endpoint({
    method: 'PATCH',
    path: '/api/admin/templates/{id}',
    summary: 'Publish, reject or correct a template; platform owner only',
    params: TemplateParams,
    body: ReviewTemplateRequest,
    answers: { 200: TemplateSubmission },
  }),
}
