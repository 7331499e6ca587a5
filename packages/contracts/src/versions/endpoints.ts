import { z } from 'zod'
import { PageQuery, ProjectParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { SaveResult } from '../projects/schema.ts'
import {
  Blame,
  BlameQuery,
  NameVersionRequest,
  RestoreVersionRequest,
  Version,
  VersionParams,
  VersionWithSchema,
} from './version.ts'

/** The calls of a project's history. */
export const versionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/versions',
    summary: 'Versions of a project, newest first',
    params: ProjectParams,
    query: PageQuery,
    answers: { 200: z.array(Version) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/versions/{versionId}',
    summary: 'One version with its document',
    params: VersionParams,
    answers: { 200: VersionWithSchema },
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/projects/{id}/versions/{versionId}/restore',
    summary:
      'Make the document of a version the current one, or one screen or component of it, as a new version',
    params: VersionParams,
    body: RestoreVersionRequest,
    answers: { 200: SaveResult },
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/projects/{id}/versions/{versionId}',
    summary: 'Give a version a name',
    params: VersionParams,
    body: NameVersionRequest,
    answers: { 200: Version },
  }),
  blame: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/blame',
    summary: 'The version that last changed a component: by whom, or by which prompt',
    params: ProjectParams,
    query: BlameQuery,
    answers: { 200: Blame },
  }),
}
