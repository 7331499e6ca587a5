import { randomUUID } from 'node:crypto'
import { User } from '@kwiq/contracts'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema/index.ts'
import type { TestServer } from './start-test-server.ts'

export interface TestUser {
  user: User
  /** For the `cookie` header. */
  cookie: string
  password: string
}

interface TestUserOptions {
  email?: string
  password?: string
  firstName?: string
  lastName?: string
  /** Default FREE. */
  role?: User['role']
}

/** Registers somebody through the API and returns the cookie of their session. */
export async function registerUser(
  { app, context }: TestServer,
  options: TestUserOptions = {},
): Promise<TestUser> {
  const password = options.password ?? 'a quiet heron'
  const response = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: {
      firstName: options.firstName ?? 'Mara',
      lastName: options.lastName ?? 'Lind',
      email: options.email ?? `${randomUUID()}@kwiq.example`,
      password,
    },
  })
  if (response.statusCode !== 200) throw new Error(`Registration failed: ${response.body}`)
  const user = User.parse(response.json())
  const role = options.role ?? user.role
  if (role !== user.role) await context.database.update(users).set({ role }).where(eq(users.id, user.id))
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { user: { ...user, role }, cookie, password }
}
