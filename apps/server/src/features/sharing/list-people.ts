import type { Person, ProjectRole } from '@kwiq/contracts'
import type { UserRow } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { projectAccess } from './project-access.ts'
import { findOwner, findShares } from './shares-repository.ts'

/** Everybody in a project: its owner first, then whom it is shared with, longest first. Asks no policy. */
export async function listPeople(database: Database, projectId: string): Promise<Person[]> {
  const [owner, shares] = await Promise.all([findOwner(database, projectId), findShares(database, projectId)])
  return [
    ...(owner ? [presentPerson(owner, 'owner')] : []),
    ...shares.flatMap(({ share, user }) => (user ? [presentPerson(user, share.permission)] : [])),
  ]
}

/** The same for somebody who must be among them. */
export async function listPeopleFor(
  database: Database,
  userId: string,
  projectId: string,
): Promise<Person[]> {
  await projectAccess(database, userId, projectId, 'read-project')
  return listPeople(database, projectId)
}

function presentPerson(user: UserRow, role: ProjectRole): Person {
  return {
    id: user.id,
    firstName: user.firstName || null,
    lastName: user.lastName || null,
    email: user.email,
    role,
  }
}
