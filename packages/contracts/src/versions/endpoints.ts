import { z } from 'zod'
import { PageQuery, ProjectParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { SaveResult } from '../projects/schema.ts'
import { Version, VersionParams, VersionWithSchema } from './version.ts'

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
    summary: 'Make the document of a version the current one, as a new version',
    params: VersionParams,
    answers: { 200: SaveResult },
  }),
}
