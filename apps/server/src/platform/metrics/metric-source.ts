/** One number, and what tells it from its siblings. */
interface Sample {
  labels?: Readonly<Record<string, string>>
  value: number
}

/** Numbers that are asked for when a collector comes, not counted as things happen. */
export interface MetricSource {
  /** As Prometheus has it: `kwiq_database_connections`. */
  name: string
  help: string
  read(): readonly Sample[] | Promise<readonly Sample[]>
}

/** Milliseconds a source may take. Without it, a database that hangs would take every other number with it. */
const patience = 2000

/**
 * The numbers of all sources in the text format of Prometheus. A source that fails or takes too long has none: the
 * gap is what a collector sees.
 */
export async function renderSources(sources: readonly MetricSource[]): Promise<string> {
  const parts = await Promise.all(
    sources.map(async (source) => {
      const samples = await read(source)
      return samples.length === 0 ? '' : renderSource(source, samples)
    }),
  )
  return parts.join('')
}

async function read(source: MetricSource): Promise<readonly Sample[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<readonly Sample[]>((resolve) => {
    timer = setTimeout(() => resolve([]), patience)
  })
  try {
    return await Promise.race([source.read(), tooLate])
  } catch {
    return []
  } finally {
    clearTimeout(timer)
  }
}

function renderSource({ name, help }: MetricSource, samples: readonly Sample[]): string {
  const lines = samples.map(({ labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`)
    return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines, ''].join('\n')
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
