import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../processes.ts'

export interface StartedServer {
  pid: number
  /** Resolves when it has ended. */
  stop: () => Promise<void>
}

/** Starts a script of this folder and waits for its first words. */
export async function startServer(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<StartedServer> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/bench', script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready.`)))
  })
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
