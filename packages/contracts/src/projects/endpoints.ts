import { z } from 'zod'
import { AppDocument, UncheckedDocument } from '../http/app-document.ts'
import { ProjectParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { Project } from './project.ts'
import {
  CreateProjectRequest,
  ListProjectsQuery,
  PatchSchemaRequest,
  UpdateProjectRequest,
} from './requests.ts'
import { SaveResult } from './schema.ts'

/** The calls of projects and of their document. */
export const projectEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/projects',
    summary: 'Projects one can see, newest first; with deleted=true those that can be brought back',
    query: ListProjectsQuery,
    answers: { 200: z.array(Project) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/projects',
    summary: 'Make a project, empty or from a document',
    body: CreateProjectRequest,
    answers: { 201: Project },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/projects/{id}',
    summary: 'One project',
    params: ProjectParams,
    answers: { 200: Project },
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/projects/{id}',
    summary: 'Rename or describe a project',
    params: ProjectParams,
    body: UpdateProjectRequest,
    answers: { 200: Project },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/projects/{id}',
    summary: 'Delete a project; it can be brought back for 30 days',
    params: ProjectParams,
    answers: { 204: null },
  }),
  undelete: endpoint({
    method: 'POST',
    path: '/api/projects/{id}/undelete',
    summary: 'Bring a deleted project back',
    params: ProjectParams,
    answers: { 200: Project },
  }),
  getSchema: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/schema',
    summary: 'The document itself, with an ETag',
    params: ProjectParams,
    answers: { 200: AppDocument },
  }),
  putSchema: endpoint({
    method: 'PUT',
    path: '/api/projects/{id}/schema',
    summary:
      'Replace the document; with If-Match only when nobody changed it meanwhile (else 412), with Idempotency-Key at most once',
    params: ProjectParams,
    body: UncheckedDocument,
    answers: { 200: SaveResult },
  }),
  patchSchema: endpoint({
    method: 'PATCH',
    path: '/api/projects/{id}/schema',
    summary: 'Change the document by commands; If-Match and Idempotency-Key as with PUT',
    params: ProjectParams,
    body: PatchSchemaRequest,
    answers: { 200: SaveResult },
  }),
}
