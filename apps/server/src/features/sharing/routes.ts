import { sharingEndpoints } from '@kwiq/contracts'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { requireAuthentication } from '../../http/authentication.ts'
import { addRoute } from '../../http/route.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { createShare } from './create-share.ts'
import { getInvitation } from './get-invitation.ts'
import { listPeopleFor } from './list-people.ts'
import { listShares } from './list-shares.ts'
import { removeShare } from './remove-share.ts'
import { sharingDepsOf } from './sharing-deps.ts'
import { updateShare } from './update-share.ts'

export function registerRoutes(app: App, context: Context): void {
  const { database } = context
  const deps = sharingDepsOf(context)
  addRoute(app, sharingEndpoints.list, ({ user, params, request }) => {
    const { keyPermissions } = requireAuthentication(request)
    const mayUseLinks = keyPermissions === undefined || keyPermissions.includes('admin')
    return listShares(context, user.id, params.id, { mayUseLinks })
  })
  addRoute(app, sharingEndpoints.create, ({ user, params, body }) =>
    createShare(deps, user.id, params.id, body),
  )
  addRoute(app, sharingEndpoints.update, ({ user, params, body }) =>
    updateShare(deps, user.id, { projectId: params.id, shareId: params.shareId }, body),
  )
  addRoute(app, sharingEndpoints.remove, ({ user, params }) =>
    removeShare(deps, user.id, { projectId: params.id, shareId: params.shareId }),
  )
  addRoute(app, sharingEndpoints.listPeople, ({ user, params }) =>
    listPeopleFor(database, user.id, params.id),
  )
  addRoute(app, sharingEndpoints.getInvitation, ({ params }) => getInvitation(context, params.token))
  addRoute(app, sharingEndpoints.acceptInvitation, ({ user, params }) =>
    acceptInvitation(context, user.id, params.token),
  )
}
