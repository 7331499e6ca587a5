import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { root } from '../../scripts/processes.ts'

/** A started Kwiq with a data directory of its own. */
export interface Kwiq {
  url: string
  dataDirectory: string
  /** Ends the process with SIGKILL, as a crash would, and waits until it is gone. */
  crash(): Promise<void>
  /** Starts it again on the same data directory and port. */
  restart(): Promise<void>
  /** Ends the process and removes its data directory. */
  close(): Promise<void>
}

/** Resolves when the process prints that it is ready; rejects with what it printed when it ends first. */
async function waitUntilReady(child: ChildProcess): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Kwiq is ready at')) resolve()
    }
    child.stdout?.on('data', onData)
    child.stderr?.on('data', onData)
    child.once('exit', (code) => reject(new Error(`Kwiq ended with ${code} before it was ready:\n${output}`)))
  })
}

/** Starts the built Kwiq as `npm start` does, on a free port with an empty data directory. */
export async function startKwiq(env: Record<string, string> = {}): Promise<Kwiq> {
  const port = await freePort()
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kwiq-e2e-'))
  const url = `http://localhost:${port}`
  let child: ChildProcess

  const start = async () => {
    child = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: '',
        PORT: String(port),
        PUBLIC_URL: url,
        KWIQ_DATA_DIR: dataDirectory,
        ...env,
      },
    })
    await waitUntilReady(child)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  await start()
  return {
    url,
    dataDirectory,
    crash: () => end('SIGKILL'),
    restart: start,
    close: async () => {
      await end('SIGTERM')
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
