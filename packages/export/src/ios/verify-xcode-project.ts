import { readZip } from '../zip/read-zip.ts'
import { checkZipPath } from '../zip/zip-entry.ts'
import { parsePlist, type PlistValue } from './openstep-plist.ts'

const projectPath = 'App.xcodeproj/project.pbxproj'
const objectId = /^[0-9A-F]{24}$/

/**
 * What is wrong with a zipped Xcode project, in plain sentences; empty when nothing is. Checks what can be known
 * without a Mac: the project file parses, every id leads to an object, every object is reached, files and
 * settings it names are there, and the icon catalogue names pictures that exist. Never throws.
 */
export function verifyXcodeProject(zip: Uint8Array): string[] {
  try {
    const files = new Map(readZip(zip).records.map((record) => [record.path, record.read()]))
    const unsafe = [...files.keys()].filter((path) => checkZipPath(path) !== null)
    const problems = unsafe.map((path) => `${path} is no safe path`)
    const text = (path: string): string => {
      const bytes = files.get(path)
      if (!bytes) problems.push(`${path} is missing`)
      return new TextDecoder().decode(bytes)
    }
    problems.push(...checkProject(parsePlist(text(projectPath)), new Set(files.keys())))
    for (const path of ['App/Info.plist', 'App/Assets.xcassets/Contents.json']) text(path)
    for (const [path, bytes] of files) {
      if (path.endsWith('/Contents.json'))
        problems.push(...checkCatalog(path, new TextDecoder().decode(bytes), files))
    }
    return problems
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function checkProject(project: PlistValue, files: ReadonlySet<string>): string[] {
  const objects = dictionary(dictionary(project).objects)
  const reached = new Set<string>()
  const problems: string[] = []
  for (const reference of [...references(objects), ...references(dictionary(project).rootObject ?? '')]) {
    reached.add(reference)
    if (!(reference in objects)) problems.push(`id ${reference} leads to nothing`)
  }
  for (const [id, object] of Object.entries(objects)) {
    const { isa, buildSettings } = dictionary(object)
    if (typeof isa !== 'string') problems.push(`object ${id} has no isa`)
    if (!reached.has(id)) problems.push(`object ${id} is never used`)
    const settings = dictionary(buildSettings)
    for (const name of ['INFOPLIST_FILE', 'CODE_SIGN_ENTITLEMENTS']) {
      const path = settings[name]
      if (typeof path === 'string' && !files.has(path))
        problems.push(`${name} names ${path}, which is missing`)
    }
    if (isa === 'PBXFileSystemSynchronizedRootGroup') {
      const { path, explicitFolders } = dictionary(object)
      const folders = Array.isArray(explicitFolders)
        ? explicitFolders.map((folder) => `${String(path)}/${String(folder)}/`)
        : []
      for (const folder of [`${String(path)}/`, ...folders]) {
        if (![...files].some((file) => file.startsWith(folder))) problems.push(`folder ${folder} is missing`)
      }
    }
  }
  if (![...files].some((file) => file.endsWith('.swift'))) problems.push('there is nothing to compile')
  return problems
}

function dictionary(value: PlistValue | undefined): Record<string, PlistValue> {
  return value !== undefined && typeof value === 'object' && !Array.isArray(value) ? value : {}
}

/** All texts that look like ids, keys left out. */
function* references(value: PlistValue): Generator<string> {
  if (typeof value === 'string') {
    if (objectId.test(value)) yield value
    return
  }
  for (const item of Object.values(value)) yield* references(item)
}

function checkCatalog(path: string, content: string, files: ReadonlyMap<string, Uint8Array>): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const names = [...content.matchAll(/"filename": "([^"]+)"/g)].map((match) => match[1] ?? '')
  try {
    JSON.parse(content)
  } catch {
    return [`${path} is no JSON`]
  }
  return names
    .filter((name) => !files.has(folder + name))
    .map((name) => `${path} names ${name}, which is missing`)
}
