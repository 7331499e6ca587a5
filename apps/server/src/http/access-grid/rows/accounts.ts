import { Session } from '@kwiq/contracts'
import { z } from 'zod'
import { isKeyActor } from '../actors.ts'
import type { AccessRow, Call, Place } from '../access-row.ts'

// Signing in, up and out end the session that comes along; the grid still needs its own.
const withoutCookie = { cookie: '' }

export const accountRows: AccessRow[] = [
  { route: 'GET /api/auth/user', may: 'signed-in' },
  { route: 'GET /api/auth/sessions', may: 'account' },
  { route: 'DELETE /api/auth/sessions/{sessionId}', may: 'account', call: anotherSession },
  { route: 'GET /api/login', may: 'anyone' },
  { route: 'GET /api/login/sign-in.css', may: 'anyone' },
  {
    route: 'POST /api/login',
    may: 'anyone',
    call: async ({ people }) => ({ body: credentials(people), headers: withoutCookie }),
  },
  { route: 'GET /api/register', may: 'anyone' },
  {
    route: 'POST /api/register',
    may: 'anyone',
    call: async () => ({ body: newcomer(), headers: withoutCookie }),
  },
  { route: 'GET /api/logout', may: 'anyone', call: { headers: withoutCookie } },
  { route: 'POST /api/logout', may: 'anyone', call: { headers: withoutCookie } },
]

/** Signs the actor in once more; the session that makes can be ended without harm. */
async function anotherSession({ people, actor }: Place): Promise<Call> {
  const who = actor === 'anonymous' || isKeyActor(actor) ? 'outsider' : actor
  const { password, user } = people.userOf(who)
  await people.must('anonymous', 'POST', '/api/login', { email: user.email, password })
  const listed = await people.must(who, 'GET', '/api/auth/sessions')
  const other = z
    .array(Session)
    .parse(listed.json())
    .find((session) => !session.isCurrent)
  if (!other) throw new Error('Signing in made no session.')
  return { params: { sessionId: other.id } }
}

function credentials(people: Place['people']) {
  const { password, user } = people.userOf('outsider')
  return { email: user.email, password }
}

let newcomers = 0
function newcomer() {
  newcomers += 1
  return {
    firstName: 'New',
    lastName: 'Comer',
    email: `newcomer-${newcomers}@kwiq.example`,
    password: 'a quiet heron',
  }
}
