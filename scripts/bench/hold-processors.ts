import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Microseconds in which a process has its part of the time: short, so that it stops for moments only. */
const period = 20_000

/**
 * Holds each of some processes, with all their threads, to a share of one core (0.4: four tenths of its time), by Linux
 * control groups (https://docs.kernel.org/admin-guide/cgroup-v2.html#cpu, cgroup-v1 alike). Returns how to let them go;
 * undefined where groups cannot be made: elsewhere than on Linux, or without the right to.
 */
export function holdProcessors(pids: readonly number[], share: number): (() => void) | undefined {
  const root = groupRoot()
  if (!root) return undefined
  const made: { pid: number; folder: string }[] = []
  const letGo = () => {
    for (const { pid, folder } of made) {
      try {
        writeFileSync(path.join(root.folder, 'cgroup.procs'), String(pid))
      } catch {
        // It has ended meanwhile.
      }
      rmdirSync(folder)
    }
  }
  try {
    for (const pid of pids) {
      const folder = path.join(root.folder, `kwiq-bench-${pid}`)
      mkdirSync(folder)
      made.push({ pid, folder })
      const quota = Math.round(period * share)
      if (root.isUnified) writeFileSync(path.join(folder, 'cpu.max'), `${quota} ${period}`)
      else {
        writeFileSync(path.join(folder, 'cpu.cfs_period_us'), String(period))
        writeFileSync(path.join(folder, 'cpu.cfs_quota_us'), String(quota))
      }
      writeFileSync(path.join(folder, 'cgroup.procs'), String(pid))
    }
    return letGo
  } catch {
    letGo()
    return undefined
  }
}

/** Where groups that share out processors are made: of their own (version 1), or one tree for all (version 2). */
function groupRoot(): { folder: string; isUnified: boolean } | undefined {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
    const own = mounts.find(([, , type, options]) => type === 'cgroup' && options?.split(',').includes('cpu'))
    if (own?.[1]) return { folder: own[1], isUnified: false }
    const unified = mounts.find(([, , type]) => type === 'cgroup2')
    return unified?.[1] ? { folder: unified[1], isUnified: true } : undefined
  } catch {
    return undefined
  }
}
