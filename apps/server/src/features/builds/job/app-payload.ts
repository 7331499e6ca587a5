import { type Payload, readPayload } from '@kwiq/export'
import { BuildProblem } from './build-problem.ts'

const read = new Map<string, Promise<Payload>>()

/** What exported apps run on, read once: `npm start` builds it before the server begins. */
export async function appPayload(directory: string): Promise<Payload> {
  const known = read.get(directory) ?? readPayload(directory)
  read.set(directory, known)
  try {
    return await known
  } catch (cause) {
    read.delete(directory)
    throw new BuildProblem('This server cannot build apps: its runtime for apps has not been built.', {
      cause,
    })
  }
}
