/** What a person is to a project: its owner, or by a share. */
export const projectRoles = ['viewer', 'editor', 'admin', 'owner'] as const
export type ProjectRole = (typeof projectRoles)[number]

/** Everything one may do in a project, by the least role that may do it. */
const leastRole = {
  'read-project': 'viewer',
  'read-versions': 'viewer',
  'read-comments': 'viewer',
  'read-builds': 'viewer',
  comment: 'viewer',
  'edit-document': 'editor',
  'rename-project': 'editor',
  generate: 'editor',
  'restore-version': 'editor',
  export: 'editor',
  'download-build': 'editor',
  share: 'admin',
  'resolve-comment': 'admin',
  'delete-project': 'owner',
  'publish-template': 'owner',
  'use-signing-key': 'owner',
} as const satisfies Record<string, ProjectRole>

export type ProjectAction = keyof typeof leastRole

/** Every project action, for tables of permissions and tests over them. */
export const projectActions = Object.keys(leastRole) as ProjectAction[]

/** Whether someone with `role` in a project may do `action` there. */
export function isAllowed(role: ProjectRole, action: ProjectAction): boolean {
  return projectRoles.indexOf(role) >= projectRoles.indexOf(leastRole[action])
}

/** Whether someone with `role` may make somebody `granted`, or take that away: nobody gives more than they have. */
export function mayGrant(role: ProjectRole, granted: ProjectRole): boolean {
  return isAllowed(role, 'share') && projectRoles.indexOf(role) >= projectRoles.indexOf(granted)
}

/** The one of two roles that may do more. */
export function higherRole<Role extends ProjectRole>(a: Role, b: Role): Role {
  return projectRoles.indexOf(a) > projectRoles.indexOf(b) ? a : b
}
