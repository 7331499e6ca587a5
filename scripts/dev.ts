import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildPayload } from './build-web.ts'
import { installed, root } from './processes.ts'

// Exports work while developing, too; the web app itself comes from Vite.
await buildPayload()

// The server restarts on a change; Vite serves the web app with hot reload and hands /api to the server.
const webPort = process.env.PORT ?? '3000'
const apiPort = String(Number(webPort) + 1)
const server = spawn(process.execPath, ['--watch', path.join(root, 'apps', 'server', 'src', 'main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, PORT: apiPort, PUBLIC_URL: `http://localhost:${webPort}` },
})
const web = spawn(installed('vite'), ['--port', webPort, '--strictPort'], {
  cwd: path.join(root, 'apps', 'web'),
  stdio: 'inherit',
  env: { ...process.env, KWIQ_API: `http://127.0.0.1:${apiPort}` },
})
const stop = () => {
  server.kill('SIGTERM')
  web.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of [server, web]) child.on('exit', stop)
