import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  developmentPackages,
  fontPackages,
  overrides,
  packages,
} from '../../packages/export/src/expo/parts/versions.ts'

/**
 * A folder with every package an export may list, installed once and kept outside the tree: KWIQ_EXPORTS_CACHE, or
 * one beside the machine's temporary files. The only step of the gate that needs a network.
 */
export function installPackages(): string {
  const folder = process.env.KWIQ_EXPORTS_CACHE ?? path.join(tmpdir(), 'kwiq-expo-packages')
  const list = JSON.stringify({
    name: 'kwiq-exports',
    private: true,
    dependencies: { ...packages, ...fontPackages },
    devDependencies: developmentPackages,
    overrides,
  })
  const stamp = path.join(folder, 'installed.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === list) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), list)
  console.log(`Installing the packages of Expo exports into ${folder} ...`)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  writeFileSync(stamp, list)
  return folder
}
