import { type Client, register } from './client.ts'

/** Registers editors: the first is the OWNER, who lifts the others above the limits of the free plan. */
export async function gatherEditors(url: string | (() => string), count: number): Promise<Client[]> {
  const editors: Client[] = []
  for (let n = 0; n < count; n += 1) editors.push(await register(url, `editor-${n}@kwiq.example`))
  const [owner] = editors
  const users = (await owner?.must('GET', '/api/admin/users'))?.json<{ id: string; role: string }[]>() ?? []
  for (const user of users) {
    if (user.role !== 'OWNER') await owner?.must('PATCH', `/api/admin/users/${user.id}`, { role: 'TEAM' })
  }
  return editors
}
