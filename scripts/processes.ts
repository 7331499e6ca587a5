import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Path of a command that npm installed. */
export function installed(command: string): string {
  return path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${command}.cmd` : command)
}

/** Runs a command in the foreground and gives its exit code; ended by a signal counts as 1. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
