import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { Answer } from './client.ts'
import type { Ledger, LedgerProject } from './ledger.ts'

interface Build {
  id: string
  status: string
  error: string | null
  buildNumber: number
  artifacts: { name: string; sha256: string }[]
}

/** Fails unless everything that was acknowledged is there, once, and every build comes to its end. */
export async function verifyLedger(ledger: Ledger): Promise<void> {
  expect(ledger.surprises).toEqual([])
  for (const project of ledger.projects) {
    await verifyDocument(project)
    await verifyVersions(project)
    await verifyComments(project)
    await verifyBuilds(project)
  }
}

async function verifyDocument(project: LedgerProject): Promise<void> {
  const answer = await project.client.must('GET', `/api/projects/${project.id}/schema`)
  const found = Number(/"label":"Save (\d+)"/.exec(answer.text)?.[1])
  expect([project.saved, ...project.unanswered], `the last save of ${project.id}`).toContain(found)
  // What came in unanswered counts as saved from now on.
  project.saved = found
  project.unanswered = []
  project.etag = answer.headers.get('etag')
}

async function verifyVersions({ id, client, saved }: LedgerProject): Promise<void> {
  const versions = (await client.must('GET', `/api/projects/${id}/versions?limit=100`)).json<
    { id: string; versionNumber: number }[]
  >()
  const newest = versions[0]
  if (!newest) throw new Error(`Project ${id} has no version.`)
  const numbers = versions.map(({ versionNumber }) => versionNumber)
  expect(numbers).toEqual(numbers.map((_, index) => newest.versionNumber - index))
  const { text } = await client.must('GET', `/api/projects/${id}/versions/${newest.id}`)
  expect(text, 'the newest version is the document').toContain(`"label":"Save ${saved}"`)
}

async function verifyComments({ id, client, comments }: LedgerProject): Promise<void> {
  const ids: string[] = []
  // A soak leaves more than a page of them.
  let path: string | undefined = `/api/projects/${id}/comments?limit=100`
  while (path !== undefined) {
    const answer: Answer = await client.must('GET', path)
    ids.push(...answer.json<{ id: string }[]>().map((comment) => comment.id))
    const next = /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    path = next && new URL(next).pathname + new URL(next).search
  }
  expect(ids).toEqual(expect.arrayContaining([...comments]))
  // So that the next look need not go through all pages.
  comments.clear()
}

async function verifyBuilds({ id, client, builds }: LedgerProject): Promise<void> {
  const list = async () =>
    (await client.must('GET', `/api/builds?projectId=${id}`)).json<Build[]>().filter((build) => build.status)
  await expect
    .poll(async () => (await list()).filter(({ status }) => status === 'pending' || status === 'building'), {
      timeout: 240_000,
      interval: 500,
      message: `builds of ${id} come to their end`,
    })
    .toEqual([])
  const found = await list()
  expect(found.map((build) => build.id)).toEqual(expect.arrayContaining([...builds]))
  const numbers = found.map(({ buildNumber }) => buildNumber)
  expect(new Set(numbers).size, 'no build number twice').toBe(numbers.length)
  for (const build of found) {
    expect(build, 'a build interrupted once is made all the same').toMatchObject({
      status: 'completed',
      error: null,
    })
    builds.add(build.id)
  }
  const newest = found[0]
  const artifact = newest?.artifacts[0]
  if (!newest || !artifact) return
  const url = `/api/builds/${newest.id}/artifacts/${encodeURIComponent(artifact.name)}`
  expect(await hashOf(client, url)).toBe(artifact.sha256)
}

async function hashOf(client: LedgerProject['client'], path: string): Promise<string> {
  const bytes = await client.bytes(path)
  return createHash('sha256').update(bytes).digest('hex')
}
