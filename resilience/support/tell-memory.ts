import v8 from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

// Preloaded into a process of Kwiq: on SIGUSR2 it drops its garbage and prints what memory then holds.
if (isMainThread) {
  v8.setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  process.on('SIGUSR2', () => {
    // Twice: what the first one finalises, the second one frees.
    collect()
    collect()
    const { heapUsed, external } = process.memoryUsage()
    process.stdout.write(`memory in use: ${heapUsed + external} bytes\n`)
  })
}
