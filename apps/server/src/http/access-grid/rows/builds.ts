import { InstallLink } from '@kwiq/contracts'
import { createSigningKey, writeKeyFile } from '@kwiq/export'
import { drainQueue } from '../../../features/builds/testing/drain-queue.ts'
import type { AccessRow, Call, Place } from '../access-row.ts'

/** Asks for a build of the row's project. */
async function requestBuild({ asOwner, projectId }: Place): Promise<string> {
  const body = { platform: 'android' }
  const response = await asOwner('POST', `/api/projects/${projectId}/export`, body)
  return response.json<{ id: string }>().id
}

async function waitingBuild(place: Place): Promise<Call> {
  return { params: { id: await requestBuild(place) } }
}

const completed = new Map<string, Promise<Call>>()

/** Building takes its time: one for all who try. */
function completedBuild(place: Place): Promise<Call> {
  const build = completed.get(place.projectId) ?? buildAndWait(place)
  completed.set(place.projectId, build)
  return build
}

async function buildAndWait(place: Place): Promise<Call> {
  const id = await requestBuild(place)
  await drainQueue(place.people.server)
  return { params: { id, name: 'app.apk' } }
}

/** Of each server that is tried: several may be, one after the other, in one process. */
const openLinks = new WeakMap<Place['people'], Promise<Call>>()

/** A link that anyone may open; one for all who try. */
function installLink(place: Place): Promise<Call> {
  const link = openLinks.get(place.people) ?? makeInstallLink(place)
  openLinks.set(place.people, link)
  return link
}

async function makeInstallLink(place: Place): Promise<Call> {
  const { params } = await buildAndWait({ ...place, projectId: await place.people.makeProject() })
  const made = await place.asOwner('POST', `/api/builds/${params?.id}/install-link`)
  return { params: { token: InstallLink.parse(made.json()).url.split('/').at(-1) ?? '' } }
}

/** A build that may be run again. */
export async function cancelledBuild(place: Place): Promise<Call> {
  const id = await requestBuild(place)
  await place.asOwner('POST', `/api/builds/${id}/cancel`)
  return { params: { id } }
}

/** Gives the project its signing key. */
async function signed(place: Place): Promise<Call> {
  await completedBuild(place)
  return {}
}

const passphrase = 'lemon tree'

let keyFile: Promise<Call> | null = null

/** A key of one's own; one for all, because making it takes long. */
function ownKeyFile(): Promise<Call> {
  keyFile ??= makeKeyFile()
  return keyFile
}

async function makeKeyFile(): Promise<Call> {
  const key = await createSigningKey({ owner: 'Lemons', now: new Date() })
  return { body: { file: writeKeyFile(key, passphrase), passphrase } }
}

/** What signs apps is not for programs: a key that leaks must not let others sign. */
const noKeys: AccessRow['except'] = {
  readKey: 403,
  writeKey: 403,
  deleteKey: 403,
  adminKey: 403,
  workingKey: 403,
  fullKey: 403,
  platformOwnersKey: 403,
}

export const buildRows: AccessRow[] = [
  { route: 'GET /api/builds', may: 'signed-in' },
  { route: 'GET /api/builds/{id}', may: 'read-builds', isSpent: true, call: waitingBuild },
  { route: 'POST /api/builds/{id}/retry', may: 'export', isSpent: true, call: cancelledBuild },
  { route: 'POST /api/builds/{id}/cancel', may: 'export', isSpent: true, call: waitingBuild },
  {
    route: 'GET /api/builds/{id}/artifacts/{name}',
    may: 'download-build',
    call: completedBuild,
  },
  { route: 'POST /api/builds/{id}/install-link', may: 'download-build', call: completedBuild },
  { route: 'GET /api/install/{token}', may: 'anyone', call: installLink },
  { route: 'GET /api/projects/{id}/export', may: 'read-builds' },
  { route: 'GET /api/projects/{id}/app-icon', may: 'read-project' },
  { route: 'POST /api/projects/{id}/export', may: 'export', call: { body: { platform: 'ios' } } },
  {
    route: 'PATCH /api/projects/{id}/export',
    may: 'use-signing-key',
    call: { body: { packageId: 'com.lemons.stand' } },
  },
  { route: 'GET /api/projects/{id}/signing-key', may: 'use-signing-key', call: signed },
  {
    route: 'GET /api/projects/{id}/signing-key/assetlinks.json',
    may: 'use-signing-key',
    call: signed,
  },
  {
    route: 'POST /api/projects/{id}/signing-key/download',
    may: 'use-signing-key',
    except: noKeys,
    call: async (place) => ({ ...(await signed(place)), body: { passphrase } }),
  },
  {
    route: 'PUT /api/projects/{id}/signing-key',
    may: 'use-signing-key',
    except: noKeys,
    call: ownKeyFile,
  },
]
