import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const room = path.resolve(import.meta.dirname, '..')

const isThere = (tool: string): boolean => spawnSync(tool, ['-version']).error === undefined

/**
 * Runs shell/harness against shell/classes.dex: the dex becomes JVM classes (enjarify) and runs, fully verified,
 * on the stand-ins for Android in shell/fakes. That proves the shell's logic, not Android's answers to it. Null
 * where enjarify or a JDK is missing.
 */
export function runShellHarness(work: string): { isRight: boolean } | null {
  if (!['enjarify', 'javac', 'java'].every(isThere)) return null
  mkdirSync(path.join(work, 'device/assets/www'), { recursive: true })
  copyFileSync(path.join(room, 'shell/classes.dex'), path.join(work, 'classes.dex'))
  writeFileSync(path.join(work, 'device/assets/www/index.html'), '<!doctype html>')
  writeFileSync(path.join(work, 'device/assets/www/app.js'), '1')
  const jar = path.join(work, 'shell.jar')
  // Debian's enjarify is a Python program of the system's Python, whatever other one is on the path.
  execFileSync('enjarify', [path.join(work, 'classes.dex'), '-o', jar, '-f'], {
    env: { ...process.env, PATH: '/usr/bin:/bin', PYTHONPATH: '/usr/lib/python3/dist-packages' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const sources = globSync(path.join(room, 'shell/{fakes,harness}/**/*.java'))
  const classes = path.join(work, 'classes')
  execFileSync('javac', ['-nowarn', '-cp', jar, '-d', classes, ...sources], { stdio: 'inherit' })
  const run = [
    '-Xverify:all',
    '-cp',
    `${classes}${path.delimiter}${jar}`,
    'Harness',
    path.join(work, 'device'),
  ]
  const { status } = spawnSync('java', run, { stdio: 'inherit' })
  return { isRight: status === 0 }
}
