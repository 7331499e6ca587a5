import { type AppDocument, parseDocument } from '@kwiq/app-model'
import type { Blame, RestoreVersionRequest, Version, VersionWithSchema } from '@kwiq/contracts'
import { nextPage } from '../../../shared/api/next-page.ts'
import { requestJson, sendRequest } from '../../../shared/api/request.ts'

const projectUrl = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}`
const versionUrl = (projectId: string, versionId: string) =>
  `${projectUrl(projectId)}/versions/${encodeURIComponent(versionId)}`

/** A page of versions, newest first, and the cursor of the next or null. */
export interface VersionPage {
  versions: Version[]
  next: string | null
}

export async function fetchVersionPage(projectId: string, cursor: string | null): Promise<VersionPage> {
  const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`
  const response = await sendRequest(`${projectUrl(projectId)}/versions${query}`)
  // The server checks its answers against the same contract.
  const versions = (await response.json()) as Version[]
  const next = nextPage(response)
  return { versions, next: next && new URL(next, location.origin).searchParams.get('cursor') }
}

/** A version with its document. */
export interface ReadVersion {
  version: Version
  document: AppDocument
}

async function fetchVersion(projectId: string, versionId: string): Promise<ReadVersion> {
  const { schema, ...version } = await requestJson<VersionWithSchema>(versionUrl(projectId, versionId))
  const parsed = parseDocument(schema)
  if (!parsed.ok) throw new Error('The version could not be read.')
  return { version, document: parsed.document }
}

/** A version and the one before it, which the first one does not have. */
export interface VersionPair {
  after: ReadVersion
  before: ReadVersion | null
}

export async function fetchVersionPair(projectId: string, version: Version): Promise<VersionPair> {
  const [after, before] = await Promise.all([
    fetchVersion(projectId, version.id),
    fetchVersionBefore(projectId, version.versionNumber),
  ])
  return { after, before }
}

async function fetchVersionBefore(projectId: string, number: number): Promise<ReadVersion | null> {
  if (number <= 1) return null
  const url = `${projectUrl(projectId)}/versions?limit=1&cursor=${number}`
  const [before] = await requestJson<Version[]>(url)
  return before ? fetchVersion(projectId, before.id) : null
}

export async function restorePart(
  projectId: string,
  versionId: string,
  payload: RestoreVersionRequest,
): Promise<void> {
  const isWhole = payload.screenId === undefined && payload.nodeId === undefined
  await sendRequest(`${versionUrl(projectId, versionId)}/restore`, {
    method: 'POST',
    ...(isWhole ? {} : { payload }),
  })
}

export function renameVersion(projectId: string, versionId: string, name: string): Promise<Version> {
  return requestJson<Version>(versionUrl(projectId, versionId), { method: 'PATCH', payload: { name } })
}

export function fetchBlame(projectId: string, nodeId: string): Promise<Blame> {
  return requestJson<Blame>(`${projectUrl(projectId)}/blame?nodeId=${encodeURIComponent(nodeId)}`)
}
