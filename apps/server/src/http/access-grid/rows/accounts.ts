import { Session } from '@kwiq/contracts'
import { z } from 'zod'
import { registerUser } from '../../../testing/index.ts'
import { isKeyActor } from '../actors.ts'
import type { AccessRow, Call, Place } from '../access-row.ts'

// Signing in, up and out end the session that comes along; the grid still needs its own.
const withoutCookie = { cookie: '' }

export const accountRows: AccessRow[] = [
  { route: 'GET /api/auth/user', may: 'signed-in' },
  { route: 'GET /api/auth/sessions', may: 'account' },
  { route: 'DELETE /api/auth/sessions/{sessionId}', may: 'account', call: anotherSession },
  { route: 'DELETE /api/auth/sessions', may: 'account', call: freshSession },
  { route: 'GET /api/auth/account', may: 'account' },
  { route: 'PATCH /api/auth/user', may: 'account', call: { body: { firstName: 'Mara', lastName: 'Lind' } } },
  // Whoever may not call is told so first; whoever may is told that mail is not set up here, or that it is wrong.
  { route: 'POST /api/auth/email/confirmation', may: 'account', alsoPasses: 503 },
  { route: 'POST /api/auth/email/confirm', may: 'account', call: { body: { token: 'x' } }, alsoPasses: 400 },
  {
    route: 'POST /api/auth/email',
    may: 'account',
    call: { body: { email: 'next@kwiq.example', password: 'not this' } },
    alsoPasses: 400,
  },
  {
    route: 'POST /api/auth/password',
    may: 'account',
    call: { body: { currentPassword: 'not this', newPassword: 'another quiet heron' } },
    alsoPasses: 400,
  },
  { route: 'GET /api/auth/export', may: 'account' },
  {
    route: 'POST /api/auth/delete',
    may: 'account',
    call: { body: { password: 'not this' } },
    // The OWNER cannot leave (409 comes after the password).
    alsoPasses: 400,
  },
  { route: 'GET /api/forgot', may: 'anyone' },
  { route: 'POST /api/forgot', may: 'anyone', call: { body: { email: 'a@kwiq.example' } }, alsoPasses: 503 },
  { route: 'GET /api/reset', may: 'anyone', alsoPasses: 400 },
  {
    route: 'POST /api/reset',
    may: 'anyone',
    call: { body: { token: 'x', password: 'a quiet heron' } },
    alsoPasses: 400,
  },
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

/** A session of the actor's own to call with: the one the grid uses must stay, and is not the one that asks. */
async function freshSession({ people, actor }: Place): Promise<Call> {
  if (actor === 'anonymous' || isKeyActor(actor)) return {}
  const { password, user } = await registerUser(people.server)
  const signedIn = await people.must('anonymous', 'POST', '/api/login', { email: user.email, password })
  return { headers: { cookie: signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } }
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
