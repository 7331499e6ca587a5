import { setTimeout as pause } from 'node:timers/promises'
import type { Build } from '@kwiq/contracts'
import type { APIRequestContext } from 'playwright-core'

/** Asks for a build and waits until it has come to its end. */
export async function awaitBuild(
  request: APIRequestContext,
  url: string,
  projectId: string,
  platform: 'android' | 'ios',
): Promise<Build> {
  const asked = await request.post(`${url}/api/projects/${projectId}/export`, { data: { platform } })
  if (!asked.ok()) throw new Error(`The build was refused: ${await asked.text()}`)
  let build: Build = await asked.json()
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(50)) {
    build = await (await request.get(`${url}/api/builds/${build.id}`)).json()
    if (build.status === 'completed' || build.status === 'failed') break
  }
  return build
}

/** The bytes of a build's main file. */
export async function downloadMain(
  request: APIRequestContext,
  url: string,
  build: Build,
): Promise<Uint8Array> {
  const response = await request.get(`${url}${build.buildUrl}`)
  if (!response.ok()) throw new Error(`No file: ${response.status()}`)
  return Uint8Array.from(await response.body())
}
