import { spawn } from 'node:child_process'
import path from 'node:path'

/** No tool asks, reports home or reaches out; Metro's workers leave a core to others. */
const env = {
  ...process.env,
  CI: '1',
  EXPO_OFFLINE: '1',
  EXPO_NO_TELEMETRY: '1',
  EXPO_NO_GIT_STATUS: '1',
  NODE_OPTIONS: '--no-warnings',
}

/** Runs a package's tool in a project and gives its output; throws with it when the tool fails. */
export async function runTool(folder: string, tool: string, options: readonly string[]): Promise<string> {
  const child = spawn(path.join(folder, 'node_modules/.bin', tool), options, { cwd: folder, env })
  let output = ''
  let errors = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`${tool} ${options.join(' ')} ended with ${code}\n${output}\n${errors}`)
  return output
}
