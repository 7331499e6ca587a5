import { z } from 'zod'
import { PasswordLink } from '../accounts/account.ts'
import { PageQuery, PathId } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { ListQueueQuery, QueuedBuild, QueueState } from './queue.ts'
import { AdminRun, AdminStats, AdminUser, FeatureFlag, ListUsersQuery, UpdateUserRequest } from './admin.ts'

const UserParams = z.object({ id: PathId })
const BuildParams = z.object({ id: PathId })

/** What only the OWNER may do. */
export const adminEndpoints = {
  stats: endpoint({
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'People, subscriptions, revenue and projects in numbers',
    answers: { 200: AdminStats },
    keyAccess: 'never',
  }),
  listUsers: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Accounts, newest first',
    query: ListUsersQuery,
    answers: { 200: z.array(AdminUser) },
    keyAccess: 'never',
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/{id}',
    summary: 'Change an account’s tier, suspend it or let it in again',
    params: UserParams,
    body: UpdateUserRequest,
    answers: { 200: AdminUser },
    keyAccess: 'never',
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/end-sessions',
    summary: 'Sign an account out everywhere',
    params: UserParams,
    answers: { 204: null },
    keyAccess: 'never',
  }),
  makePasswordLink: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/password-link',
    summary: 'A link by which the person can choose a new password, once',
    params: UserParams,
    answers: { 200: PasswordLink },
    keyAccess: 'never',
  }),
  listRuns: endpoint({
    method: 'GET',
    path: '/api/admin/runs',
    summary: 'Generations of everybody with tokens, cost and failures, newest first',
    query: PageQuery,
    answers: { 200: z.array(AdminRun) },
    keyAccess: 'never',
  }),
  readQueue: endpoint({
    method: 'GET',
    path: '/api/admin/queue',
    summary: 'How many builds wait, run and failed, and whether the queue is paused',
    answers: { 200: QueueState },
    keyAccess: 'never',
  }),
  setQueue: endpoint({
    method: 'PATCH',
    path: '/api/admin/queue',
    summary: 'Pause the queue of builds or let it go on; builds that run are ended',
    body: z.strictObject({ paused: z.boolean() }),
    answers: { 200: QueueState },
    keyAccess: 'never',
  }),
  listQueue: endpoint({
    method: 'GET',
    path: '/api/admin/queue/builds',
    summary: 'Builds of everybody, the last asked for first',
    query: ListQueueQuery,
    answers: { 200: z.array(QueuedBuild) },
    keyAccess: 'never',
  }),
  retryBuild: endpoint({
    method: 'POST',
    path: '/api/admin/queue/builds/{id}/retry',
    summary: 'Run a failed build of anybody again, from the same version and against the same plan',
    params: BuildParams,
    answers: { 200: QueuedBuild },
    keyAccess: 'never',
  }),
  listFlags: endpoint({
    method: 'GET',
    path: '/api/admin/flags',
    summary: 'What can be switched off, and whether it is',
    answers: { 200: z.array(FeatureFlag) },
    keyAccess: 'never',
  }),
  setFlag: endpoint({
    method: 'PATCH',
    path: '/api/admin/flags/{name}',
    summary: 'Switch a part of Kwiq on or off',
    params: z.object({ name: PathId }),
    body: z.strictObject({ enabled: z.boolean() }),
    answers: { 200: FeatureFlag },
    keyAccess: 'never',
  }),
}
