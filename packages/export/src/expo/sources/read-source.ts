import { existsSync, readFileSync } from 'node:fs'

const catalogue = new URL('.', import.meta.resolve('@kwiq/catalogue'))
const texts = new Map<string, string>()

/** A source of the catalogue by its path in the package's src, read once. */
export function readSource(path: string): string {
  const known = texts.get(path)
  if (known !== undefined) return known
  const text = readFileSync(new URL(path, catalogue), 'utf8').replaceAll('\r\n', '\n')
  texts.set(path, text)
  return text
}

/** The files an import without an ending stands for: one for the web, one for devices. */
export function platformFiles(path: string): string[] {
  const files = ['web', 'native'].flatMap((platform) =>
    ['ts', 'tsx'].map((ending) => `${path}.${platform}.${ending}`),
  )
  return files.filter((file) => texts.has(file) || existsSync(new URL(file, catalogue)))
}

/** A font of the catalogue. */
export function readFont(file: string): Uint8Array {
  return readFileSync(new URL(`theme/fonts/${file}`, catalogue))
}

/** A file that only exported projects have, from shell/expo. */
export function readTemplate(path: string): string {
  return readFileSync(new URL(`../../../shell/expo/${path}`, import.meta.url), 'utf8').replaceAll(
    '\r\n',
    '\n',
  )
}
