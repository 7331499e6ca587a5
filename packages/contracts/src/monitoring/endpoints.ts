import { z } from 'zod'
import { PageQuery, PathId } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import {
  ActivityLogEntry,
  BrowserErrorReport,
  ErrorLogEntry,
  HealthMetric,
  Performance,
} from './monitoring.ts'

/** What the OWNER sees of how Kwiq is doing, and where browsers report their errors. */
export const monitoringEndpoints = {
  listErrors: endpoint({
    method: 'GET',
    path: '/api/monitoring/errors',
    summary: 'Unexpected errors, unresolved first, newest first',
    query: PageQuery,
    answers: { 200: z.array(ErrorLogEntry) },
    keyAccess: 'never',
  }),
  resolveError: endpoint({
    method: 'PATCH',
    path: '/api/monitoring/errors/{id}',
    summary: 'Mark an error as resolved',
    params: z.object({ id: PathId }),
    answers: { 200: ErrorLogEntry },
    keyAccess: 'never',
  }),
  reportError: endpoint({
    method: 'POST',
    path: '/api/monitoring/reports',
    summary: 'Report an error of a page of Kwiq',
    body: BrowserErrorReport,
    answers: { 204: null },
    isPublic: true,
  }),
  health: endpoint({
    method: 'GET',
    path: '/api/monitoring/health',
    summary: 'The last checks of database, storage, queue, memory and event loop',
    answers: { 200: z.array(HealthMetric) },
    keyAccess: 'never',
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/monitoring/activity',
    summary: 'Every change of state, newest first',
    query: PageQuery,
    answers: { 200: z.array(ActivityLogEntry) },
    keyAccess: 'never',
  }),
  performance: endpoint({
    method: 'GET',
    path: '/api/monitoring/performance',
    summary: 'Response times of the last 24 hours by endpoint',
    answers: { 200: Performance },
    keyAccess: 'never',
  }),
}
