import { AdminUser, ErrorLogEntry } from '@kwiq/contracts'
import { z } from 'zod'
import { registerUser } from '../../../testing/index.ts'
import type { AccessRow, Call, Place } from '../access-row.ts'
import { cancelledBuild } from './builds.ts'

export const adminRows: AccessRow[] = [
  { route: 'GET /api/monitoring/errors', may: 'platform-owner' },
  {
    route: 'PATCH /api/monitoring/errors/{id}',
    may: 'platform-owner',
    call: someError,
  },
  {
    route: 'POST /api/monitoring/reports',
    may: 'anyone',
    call: { body: { errorType: 'Error', message: 'x', url: '/' } },
  },
  { route: 'GET /api/monitoring/health', may: 'platform-owner' },
  { route: 'GET /api/monitoring/activity', may: 'platform-owner' },
  { route: 'GET /api/monitoring/performance', may: 'platform-owner' },
  { route: 'GET /metrics', may: 'platform-owner' },
  { route: 'GET /api/admin/stats', may: 'platform-owner' },
  { route: 'GET /api/admin/users', may: 'platform-owner' },
  {
    route: 'PATCH /api/admin/users/{id}',
    may: 'platform-owner',
    call: async (place) => ({ ...(await someone(place)), body: { role: 'PRO' } }),
  },
  { route: 'POST /api/admin/users/{id}/end-sessions', may: 'platform-owner', call: someone },
  { route: 'POST /api/admin/users/{id}/password-link', may: 'platform-owner', call: someone },
  { route: 'GET /api/admin/runs', may: 'platform-owner' },
  { route: 'GET /api/admin/queue', may: 'platform-owner' },
  { route: 'PATCH /api/admin/queue', may: 'platform-owner', call: { body: { paused: false } } },
  { route: 'GET /api/admin/queue/builds', may: 'platform-owner' },
  {
    route: 'POST /api/admin/queue/builds/{id}/retry',
    may: 'platform-owner',
    isSpent: true,
    call: cancelledBuild,
  },
  { route: 'GET /api/admin/flags', may: 'platform-owner' },
  {
    route: 'PATCH /api/admin/flags/{name}',
    may: 'platform-owner',
    call: { params: { name: 'registration' }, body: { enabled: true } },
  },
]

/** Somebody the OWNER may manage, and whose sessions nobody else in the grid needs. */
async function someone({ people }: Place): Promise<Call> {
  const listed = await people.must('platformOwner', 'GET', '/api/admin/users?search=managed')
  const [known] = z.array(AdminUser).parse(listed.json())
  const id = known?.id ?? (await registerUser(people.server, { firstName: 'Managed' })).user.id
  return { params: { id } }
}

async function someError({ people }: Place): Promise<Call> {
  people.server.context.errors.report(new Error('for the grid'))
  const listed = await people.must('platformOwner', 'GET', '/api/monitoring/errors')
  const [error] = z.array(ErrorLogEntry).parse(listed.json())
  return { params: { id: error?.id ?? '' } }
}
