import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../processes.ts'
import { type Figure, milliseconds } from './figure.ts'

/** Milliseconds from the start of the process to its ready line. */
async function timeStart(dataDirectory: string, port: number): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'scripts/run.mjs'), 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), KWIQ_DATA_DIR: dataDirectory },
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const elapsed = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Kwiq is ready at')) resolve(performance.now() - began)
    })
    child.once('exit', (code) => reject(new Error(`Kwiq ended with ${code} before it was ready.`)))
  })
  child.kill('SIGTERM')
  await exited
  return elapsed
}

/** First start makes and migrates the database, the second opens it. The web app is built before. */
export async function benchStart(): Promise<Figure[]> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kwiq-bench-'))
  try {
    const first = await timeStart(dataDirectory, 41_801)
    const second = await timeStart(dataDirectory, 41_801)
    return [
      {
        name: 'first start to ready',
        value: milliseconds(first),
        promise: '<= 15 s',
        isKept: first <= 15_000,
      },
      {
        name: 'second start to ready',
        value: milliseconds(second),
        promise: '<= 3 s',
        isKept: second <= 3_000,
      },
    ]
  } finally {
    await rm(dataDirectory, { recursive: true, force: true })
  }
}
