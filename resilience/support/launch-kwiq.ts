import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '../../scripts/processes.ts'
import { freePort } from '../../scripts/free-port.ts'

/** A process of Kwiq. */
export interface Launched {
  url: string
  port: number
  pid: number
  /** Everything on standard output and error so far. */
  output(): string
  isRunning(): boolean
  /** Sends the signal and resolves with the exit code (null after a signal nobody handled) once it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const launched = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of launched) child.kill('SIGKILL')
})

/** Starts a process with these settings on a free port; resolves when it is ready, and rejects when it ends first. */
export async function launchKwiq(settings: Record<string, string>): Promise<Launched> {
  const port = Number(settings.PORT ?? (await freePort()))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: String(port), PUBLIC_URL: url, ...settings },
  })
  launched.add(child)
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const ended: Promise<number | null> = once(child, 'close').then(([code]) => {
    launched.delete(child)
    return typeof code === 'number' ? code : null
  })
  await Promise.race([
    new Promise<void>((resolve) => {
      child.stdout.on('data', () => {
        if (text.includes('Kwiq is ready at ')) resolve()
      })
    }),
    ended.then((code) => Promise.reject(new Error(`Kwiq ended with ${code} before it was ready:\n${text}`))),
  ])
  return {
    url,
    port,
    pid: child.pid ?? 0,
    output: () => text,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}
