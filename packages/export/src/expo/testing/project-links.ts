import path from 'node:path/posix'

export interface ProjectLinks {
  /** Imports that lead to no file of the project and no package it lists. */
  broken: string[]
  /** Sources that nothing leads to. */
  unused: string[]
}

/** What the sources of an exported project import, followed from the files expo-router opens. */
export function followImports(files: ReadonlyMap<string, string>): ProjectLinks {
  const { dependencies } = JSON.parse(files.get('package.json') ?? '{}') as {
    dependencies: Record<string, string>
  }
  const broken: string[] = []
  const sources = [...files.keys()].filter((file) => /\.tsx?$/.test(file))
  const seen = new Set<string>()
  const queue = sources.filter((file) => file.startsWith('app/'))
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, from = ''] of (files.get(file) ?? '').matchAll(
      /^(?:import|export|\}).*? from '([^']+)'$/gm,
    )) {
      if (!/^[.@]\.?\//.test(from)) {
        const name = from
          .split('/')
          .slice(0, from.startsWith('@') ? 2 : 1)
          .join('/')
        if (dependencies[name] === undefined) broken.push(`${file}: ${from}`)
        continue
      }
      const target = from.startsWith('@/') ? from.slice(2) : path.join(path.dirname(file), from)
      const found = sources.filter((source) => standsFor(source, target))
      if (found.length === 0) broken.push(`${file}: ${from}`)
      queue.push(...found)
    }
  }
  return { broken, unused: sources.filter((file) => !seen.has(file)) }
}

function standsFor(source: string, target: string): boolean {
  const plain = source.replace(/(?:\.(?:web|native))?\.tsx?$/, '')
  return plain === target || plain === `${target}/index`
}
