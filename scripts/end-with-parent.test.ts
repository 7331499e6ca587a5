import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { expect, test } from 'vitest'

const module = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.ts')).href

test.skipIf(process.platform === 'win32')(
  'what npm started ends when the shell between them is gone, and not before',
  async () => {
    const program = `
      import { endWithParent } from '${module}'
      void endWithParent()
      process.on('SIGTERM', () => { console.log('ended'); process.exit(0) })
      setTimeout(() => console.log('still here'), 600)
      setInterval(() => {}, 1000)`
    // The second command keeps the shell from becoming the first.
    const shell = spawn(
      '/bin/sh',
      ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, program],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let said = ''
    shell.stdout.on('data', (chunk) => (said += String(chunk)))
    await expect.poll(() => said).toBe('still here\n')
    shell.kill('SIGTERM')
    await once(shell.stdout, 'close')
    expect(said).toBe('still here\nended\n')
  },
)
